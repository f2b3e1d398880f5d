import { useEffect, useState } from 'react'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { Inspection } from './inspections.ts'
import { bitmapOf, placeOf, useInspections } from './inspections.ts'
import type { Cut } from '#/domain/preflight/page-cuts.ts'
import { panelCut, trimCut } from '#/domain/preflight/page-cuts.ts'

/** The customer's own pages, cut to the faces of the job that is drawn; undefined until one has been read. */
export function usePageImages(spec: JobSpec, scope?: string): PageImages | undefined {
  const coverPlace = placeOf(spec.product, 'cover', scope)
  const sheetPlace = placeOf(spec.product, 'sheet', scope)
  const cover = useInspections((state) => state.byPlace[coverPlace])
  const sheet = useInspections((state) => state.byPlace[sheetPlace])
  const [images, setImages] = useState<PageImages>()
  // As text, so that a change of the spec that moves no face draws nothing anew.
  const geometry = geometryOf(spec)
  const wanted = JSON.stringify([
    ...coverCuts(spec, geometry, coverPlace, cover),
    ...sheetCuts(spec, geometry, sheetPlace, sheet),
  ])

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

type FaceName = 'front' | 'back' | 'spine' | 'panel'
interface FaceCut {
  readonly face: FaceName
  /** Which reading it is of: another file in the same place has other pages. */
  readonly run: number
  readonly place: string
  readonly page: number
  readonly cut: Cut
}

function coverCuts(
  spec: JobSpec,
  { cover }: JobGeometry,
  place: string,
  file: Inspection | undefined,
): readonly FaceCut[] {
  const whole = cutOfPage(spec, place, file, 'cover', 1)
  if (!whole || !file) return []
  const { run } = file
  if (!cover) return [{ face: 'front', run, place, page: 1, cut: whole }]
  if (cover.kind === 'case') return []
  const { flat, panels } = cover
  const [left, right] = spec.bindingSide === 'right' ? (['front', 'back'] as const) : (['back', 'front'] as const)
  const part = (face: FaceName, from: Mm, to: Mm): FaceCut => ({
    face,
    run,
    place,
    page: 1,
    cut: panelCut(whole, flat, from, to),
  })
  return [
    part(left, panels.back, panels.spine),
    part('spine', panels.spine, panels.front),
    part(right, panels.front, panels.frontWing),
  ]
}

function sheetCuts(
  spec: JobSpec,
  { folds, openSize }: JobGeometry,
  place: string,
  file: Inspection | undefined,
): readonly FaceCut[] {
  const front = cutOfPage(spec, place, file, 'sheet', 1)
  if (!front || !file) return []
  const { run } = file
  if (folds) {
    let from = 0
    return folds.across.map((width): FaceCut => {
      from += width
      return { face: 'panel', run, place, page: 1, cut: panelCut(front, openSize, from - width, from) }
    })
  }
  const back = cutOfPage(spec, place, file, 'sheet', 2)
  return [
    { face: 'front', run, place, page: 1, cut: front },
    ...(back ? [{ face: 'back', run, place, page: 2, cut: back } as const] : []),
  ]
}

function cutOfPage(
  spec: JobSpec,
  place: string,
  file: Inspection | undefined,
  role: 'cover' | 'sheet',
  page: number,
): Cut | null {
  const facts = file?.facts?.pages[page - 1]
  const expectation = expectationOf(spec, role, null)
  return facts && expectation && bitmapOf(place, page) ? trimCut(facts, expectation) : null
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

function toImages(faces: readonly { readonly face: FaceName; readonly address: string | undefined }[]): PageImages {
  const one = (name: FaceName) => faces.find(({ face }) => face === name)?.address
  const panels = faces.filter(({ face }) => face === 'panel').flatMap(({ address }) => address ?? [])
  const [front, back, spine] = [one('front'), one('back'), one('spine')]
  return {
    ...(front ? { front } : {}),
    ...(back ? { back } : {}),
    ...(spine ? { spine } : {}),
    ...(panels.length > 0 ? { panels } : {}),
  }
}
