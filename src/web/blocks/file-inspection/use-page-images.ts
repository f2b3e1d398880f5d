import { useEffect, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { type FacePlace, jobFaces } from '#/domain/preflight/job-faces.ts'
import type { Inspection } from './inspections.ts'
import { bitmapOf, placeOf, useInspections } from './inspections.ts'
import type { Cut } from '#/domain/preflight/page-cuts.ts'

/** The customer's own pages, cut to the faces of the job that is drawn; undefined until one has been read. */
export function usePageImages(spec: JobSpec, scope?: string): PageImages | undefined {
  const places = placesOf(spec, scope)
  const inner = useInspections((state) => state.byPlace[places.inner])
  const cover = useInspections((state) => state.byPlace[places.cover])
  const sheet = useInspections((state) => state.byPlace[places.sheet])
  const [images, setImages] = useState<PageImages>()
  // As text, so that a change of the spec that moves no face draws nothing anew.
  const wanted = JSON.stringify(facesNow(spec, places, { inner, cover, sheet }))

  useEffect(() => {
    const cuts = JSON.parse(wanted) as readonly FaceCut[]
    if (cuts.length === 0) return setImages(undefined)
    let current = true
    const made: string[] = []
    const cutAll = cuts.map(async ({ face, place, page, cut }) => ({
      face,
      address: await addressOf(place, page, cut),
    }))
    void Promise.all(cutAll).then((faces) => {
      made.push(...faces.flatMap(({ address }) => address ?? []))
      if (current) setImages(toImages(faces))
      else for (const address of made) URL.revokeObjectURL(address)
    })
    return () => {
      current = false
      // The drawing still shows these until the next ones are there.
      setTimeout(() => made.forEach((address) => URL.revokeObjectURL(address)), 2000)
    }
  }, [wanted])
  return images
}

const SEEN_ROLES = ['inner', 'cover', 'sheet'] as const
type SeenRole = (typeof SEEN_ROLES)[number]

const placesOf = ({ product }: JobSpec, scope: string | undefined): Readonly<Record<SeenRole, string>> => ({
  inner: placeOf(product, 'inner', scope),
  cover: placeOf(product, 'cover', scope),
  sheet: placeOf(product, 'sheet', scope),
})

interface FaceCut {
  readonly face: FacePlace
  /** Which reading it is of: another file in the same place has other pages. */
  readonly run: number
  readonly place: string
  readonly page: number
  readonly cut: Cut
}

/** What lies where, of the pages that have been read and drawn here. */
function facesNow(
  spec: JobSpec,
  places: Readonly<Record<SeenRole, string>>,
  files: Readonly<Record<SeenRole, Inspection | undefined>>,
): readonly FaceCut[] {
  const read = SEEN_ROLES.flatMap((role) => {
    // The first page stands in for a cover that is not there, not for one that is on its way.
    if (role === 'inner' && files.cover) return []
    const pages = files[role]?.facts?.pages.slice(0, 2) ?? []
    const drawn = pages.filter(({ number }) => bitmapOf(places[role], number))
    return drawn.length > 0 && drawn[0]?.number === 1 ? [[role, drawn] as const] : []
  })
  return jobFaces(spec, Object.fromEntries(read)).flatMap(({ place: face, role, page, cut }) => {
    if (role === 'insert') return []
    const run = files[role]?.run
    return run === undefined ? [] : [{ face, run, place: places[role], page, cut }]
  })
}

async function addressOf(place: string, page: number, cut: Cut): Promise<string | undefined> {
  const image = bitmapOf(place, page)
  if (!image) return undefined
  const [width, height] = [
    Math.max(1, Math.round(cut.width * image.width)),
    Math.max(1, Math.round(cut.height * image.height)),
  ]
  const canvas = new OffscreenCanvas(width, height)
  canvas
    .getContext('2d')
    ?.drawImage(image, cut.x * image.width, cut.y * image.height, width, height, 0, 0, width, height)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }))
}

function toImages(faces: readonly { readonly face: FacePlace; readonly address: string | undefined }[]): PageImages {
  const one = (name: FacePlace) => faces.find(({ face }) => face === name)?.address
  const panels = faces.filter(({ face }) => face === 'panel').flatMap(({ address }) => address ?? [])
  const [front, back, spine] = [one('front'), one('back'), one('spine')]
  return {
    ...(front ? { front } : {}),
    ...(back ? { back } : {}),
    ...(spine ? { spine } : {}),
    ...(panels.length > 0 ? { panels } : {}),
  }
}
