import type { SizeMm } from '#/domain/print/units.ts'
import { PAGE_EDGES, type BoxMm, type FrameEdges, type PageEdge } from '#/domain/preflight/pdf-facts.ts'
import type { PageImage, Strip } from '#/pdf/engine/render-page.ts'
import type { PageBoxes } from './page-geometry.ts'

/** Frames that may be the trim, and the edges of each that are worth a look. */
export interface FramesOfPage {
  readonly frames: readonly { readonly frame: BoxMm; readonly edges: readonly PageEdge[] }[]
  /** What a drawing of the page shows, in the page's millimetres. */
  readonly shown: BoxMm
}

/** How a page is drawn for it: two pixels and more to the millimetre of a usual page. */
export const LOOK_AT_EDGES = { pixelsPerMm: 2, mostPixels: 1200 } as const

/** Bleeds that pages without a trim box are made with. */
const USUAL_BLEEDS = [3]
/** Ink this far outside hides the knife's tolerance; what lies further out may be printer's marks. */
const ENOUGH = 2.2
const MEANT_TO_RUN_OFF = 0.5
/** Along an edge; less is the end of a rule or a letter, or the crown of a curve that happens to lie there. */
const WORTH_TELLING = 6
/** At the corners two edges mix. */
const CORNER = 3
const WHITE = 250

/** null when nothing on the page comes near a frame beyond which there is room: text pages need no look. */
export function framesToLookAt(boxes: PageBoxes, marks: BoxMm | null): FramesOfPage | null {
  if (!marks) return null
  const shown = boxes.crop ? overlap(boxes.crop, boxes.media) : boxes.media
  if (!shown) return null
  const frames = candidates(boxes).flatMap((frame) => {
    const edges = PAGE_EDGES.filter(
      (edge) => beyond(frame, shown, edge) >= ENOUGH + 0.2 && beyond(frame, marks, edge) > -MEANT_TO_RUN_OFF,
    )
    return edges.length > 0 ? [{ frame, edges }] : []
  })
  return frames.length > 0 ? { frames, shown } : null
}

function candidates({ trim, crop, media }: PageBoxes): readonly BoxMm[] {
  if (trim) return [trim]
  const outer = crop ?? media
  const cropped = crop && Math.abs(crop.width - media.width) > 1 ? [crop] : []
  return [...cropped, ...USUAL_BLEEDS.map((bleed) => inset(outer, bleed))]
}

const inset = (box: BoxMm, by: number): BoxMm => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
})

function overlap(a: BoxMm, b: BoxMm): BoxMm | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** How far `outer` goes beyond `frame` at an edge; negative when it ends inside. */
function beyond(frame: BoxMm, outer: BoxMm, edge: PageEdge): number {
  if (edge === 'left') return frame.x - outer.x
  if (edge === 'bottom') return frame.y - outer.y
  if (edge === 'right') return outer.x + outer.width - frame.x - frame.width
  return outer.y + outer.height - frame.y - frame.height
}

/** What the drawing says: edges with ink just inside the frame and bare paper where the bleed should end. */
export function edgesOf({ frames, shown }: FramesOfPage, image: PageImage): readonly FrameEdges[] {
  return frames.map(({ frame, edges }) => ({ frame, bare: edges.filter((edge) => isBare(image, shown, frame, edge)) }))
}

/** All pixels of a drawing of this size that `edgesOf` looks at. */
export function stripsToLookAt({ frames, shown }: FramesOfPage, whole: SizeMm): readonly Strip[] {
  const scale = whole.width / shown.width
  return frames.flatMap(({ frame, edges }) =>
    edges.flatMap((edge) => {
      const upright = edge === 'left' || edge === 'right'
      const ends = [-3 / scale, ENOUGH + 1 / scale].map((out) => pixelAcross(shown, frame, edge, out, scale))
      const most = upright ? whole.width : whole.height
      const from = Math.max(0, Math.min(...ends))
      const length = Math.min(most, Math.max(...ends) + 1) - from
      if (length <= 0) return []
      return upright
        ? [{ x: from, y: 0, width: length, height: whole.height }]
        : [{ x: 0, y: from, width: whole.width, height: length }]
    }),
  )
}

function isBare(image: PageImage, shown: BoxMm, frame: BoxMm, edge: PageEdge): boolean {
  const scale = image.width / shown.width
  const step = 1 / scale
  const upright = edge === 'left' || edge === 'right'
  const inked = inkAt(image, upright)
  const acrossAt = (out: number) => pixelAcross(shown, frame, edge, out, scale)
  const inside = [acrossAt(-step), acrossAt(-2 * step)]
  const outside: (readonly [number, number])[] = []
  for (let out = 0; out <= ENOUGH; out += step) outside.push([out, acrossAt(out)])
  const reach = (at: number) => {
    if (!inside.every((across) => inked(at, across))) return null
    return outside.find(([, across]) => !inked(at, across))?.[0] ?? null
  }
  const length = upright ? frame.height : frame.width
  let [run, first] = [0, 0]
  for (let along = CORNER; along < length - CORNER; along += step) {
    const end = reach(pixelAlong(shown, frame, upright, along, scale))
    // Art that was cut off ends along the knife. A pattern that goes on ends a little elsewhere at every place.
    if (end === null || run === 0 || Math.abs(end - first) > step * 1.1) [run, first] = [0, end ?? 0]
    if (end !== null) run += step
    if (run >= WORTH_TELLING) return true
  }
  return false
}

/** Row or column of what lies so far outside of the frame's edge. */
function pixelAcross(shown: BoxMm, frame: BoxMm, edge: PageEdge, out: number, scale: number): number {
  if (edge === 'left') return Math.floor((frame.x - out - shown.x) * scale)
  if (edge === 'right') return Math.floor((frame.x + frame.width + out - shown.x) * scale)
  const y = edge === 'bottom' ? frame.y - out : frame.y + frame.height + out
  return Math.floor((shown.y + shown.height - y) * scale)
}

/** Column or row of what lies so far along an edge. */
function pixelAlong(shown: BoxMm, frame: BoxMm, upright: boolean, along: number, scale: number): number {
  if (upright) return Math.floor((shown.y + shown.height - (frame.y + along)) * scale)
  return Math.floor((frame.x + along - shown.x) * scale)
}

/** Whether there is ink in a pixel, counted along an edge and across it. */
function inkAt({ width, height, rgba }: PageImage, upright: boolean): (along: number, across: number) => boolean {
  return (along, across) => {
    const column = upright ? across : along
    const row = upright ? along : across
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    const at = (row * width + column) * 4
    return (rgba[at] ?? 255) < WHITE || (rgba[at + 1] ?? 255) < WHITE || (rgba[at + 2] ?? 255) < WHITE
  }
}
