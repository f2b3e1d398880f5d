import { create } from 'zustand'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { online } from '#/web/ui/online.ts'
import type { FileThere } from './fetch-inspection.ts'

/** What is known of a file: read by this browser while it held the file, or brought back from the server after a reload. */
export interface Inspection {
  readonly name: string
  /** Tells a reading from the next one of another file in the same place. */
  readonly run: number
  readonly pagesRead: number
  readonly pageCount: number
  readonly facts: PdfFacts | null
  /** Of the pages read so far, while it is being read. */
  readonly soFar: PdfFacts | null
  /** Pictures of pages, 1-based, as addresses. A picture shows the crop box. */
  readonly pictures: ReadonlyMap<number, string>
}

interface Inspections {
  readonly byPlace: Readonly<Record<string, Inspection>>
}

export const useInspections = create<Inspections>()(() => ({ byPlace: {} }))

export const placeOf = (product: ProductCode, purpose: FilePurpose, scope = ''): string =>
  `${product} ${purpose} ${scope}`

const brakes = new Map<string, AbortController>()
/** Pages of which parts are laid on the job drawing are kept as bitmaps to be cut. */
const KEPT_BITMAPS = 2
const bitmaps = new Map<string, Map<number, ImageBitmap>>()
let runs = 0

export const bitmapOf = (place: string, page: number): ImageBitmap | undefined => bitmaps.get(place)?.get(page)

/** Reads a PDF here and now, before it has been sent anywhere. `onFacts` comes before the pictures. */
export async function inspect(
  place: string,
  file: File,
  pictureWidth: number,
  onFacts: (facts: PdfFacts) => void,
): Promise<void> {
  forgetInspection(place)
  const brake = new AbortController()
  brakes.set(place, brake)
  runs += 1
  set(place, { name: file.name, run: runs, pagesRead: 0, pageCount: 0, facts: null, soFar: null, pictures: new Map() })
  // The reader is fetched with the first file; without a connection it would seem to fail over the file.
  await online()
  const { inspectPdf } = await import('#/pdf/browser/inspect-pdf.ts')
  try {
    await inspectPdf(file, {
      signal: brake.signal,
      thumbnailWidth: pictureWidth,
      onProgress: (pagesRead, pageCount) => change(place, { pagesRead, pageCount }),
      onSoFar: (soFar) => change(place, { soFar }),
      onFacts: (facts) => {
        change(place, { facts, soFar: null, pageCount: facts.pageCount })
        onFacts(facts)
      },
      onThumbnail: (page, image) => void keepPicture(place, page, image),
    })
  } catch (error) {
    if (brake.signal.aborted) return
    // Nobody waits for a reading that has broken off: the server reads the file once it is there.
    forgetInspection(place)
    throw error
  }
}

/** Pages whose pictures are fetched again; the strip of pages shows no more. */
const PICTURES_BACK = 60

/**
 * Brings back what was known of a file before the page was reloaded: facts and pictures as the server read them. Nothing
 * happens when something is known already, and nothing is shown when the server cannot say.
 */
export async function bringBack(place: string, file: FileThere): Promise<void> {
  if (useInspections.getState().byPlace[place]) return
  const brake = new AbortController()
  brakes.set(place, brake)
  runs += 1
  set(place, { name: file.name, run: runs, pagesRead: 0, pageCount: 0, facts: null, soFar: null, pictures: new Map() })
  try {
    const { fetchFacts, fetchPicture } = await import('./fetch-inspection.ts')
    const { facts } = await fetchFacts(file, brake.signal)
    change(place, { facts, pageCount: facts.pageCount, pagesRead: facts.pageCount })
    if (facts.problem) return
    for (let page = 1; page <= Math.min(facts.pageCount, PICTURES_BACK); page += 1) {
      // the drawing is cut from the first pages, so these come sharp
      const sharp = page <= KEPT_BITMAPS && file.part !== 'inner'
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the server draws a dozen at a time
      const image = await fetchPicture(file.fileId, page, sharp ? 'screen' : 'thumb', brake.signal)
      // oxlint-disable-next-line no-await-in-loop
      await keepPicture(place, page, image)
    }
  } catch {
    if (!brake.signal.aborted && !useInspections.getState().byPlace[place]?.facts) forgetInspection(place)
  }
}

export function forgetInspection(place: string): void {
  brakes.get(place)?.abort()
  brakes.delete(place)
  for (const address of waiting.get(place)?.values() ?? []) URL.revokeObjectURL(address)
  waiting.get(place)?.clear()
  for (const image of bitmaps.get(place)?.values() ?? []) image.close()
  bitmaps.delete(place)
  for (const address of useInspections.getState().byPlace[place]?.pictures.values() ?? []) URL.revokeObjectURL(address)
  useInspections.setState(({ byPlace }) => {
    const { [place]: _, ...rest } = byPlace
    return { byPlace: rest }
  })
}

async function keepPicture(place: string, page: number, image: ImageBitmap): Promise<void> {
  const run = useInspections.getState().byPlace[place]?.run
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const address = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 }))
  const now = useInspections.getState().byPlace[place]
  if (!now || now.run !== run) {
    image.close()
    return URL.revokeObjectURL(address)
  }
  if (page <= KEPT_BITMAPS) bitmaps.set(place, (bitmaps.get(place) ?? new Map<number, ImageBitmap>()).set(page, image))
  else image.close()
  showSoon(place, page, address)
}

/** Pictures come faster than they can be looked at: a handful is shown at a time, so that the page stays at hand. */
const SHOW_EVERY_MS = 200
const waiting = new Map<string, Map<number, string>>()

function showSoon(place: string, page: number, address: string): void {
  const batch = waiting.get(place)
  if (batch) return void batch.set(page, address)
  waiting.set(place, new Map([[page, address]]))
  setTimeout(() => {
    const shown = useInspections.getState().byPlace[place]
    const fresh = waiting.get(place)
    waiting.delete(place)
    if (shown && fresh) change(place, { pictures: new Map([...shown.pictures, ...fresh]) })
    else for (const dropped of fresh?.values() ?? []) URL.revokeObjectURL(dropped)
  }, SHOW_EVERY_MS)
}

const set = (place: string, inspection: Inspection) =>
  useInspections.setState(({ byPlace }) => ({ byPlace: { ...byPlace, [place]: inspection } }))

function change(place: string, part: Partial<Inspection>): void {
  const now = useInspections.getState().byPlace[place]
  if (now) set(place, { ...now, ...part })
}
