import { PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import { transformBox, intersect, type Box } from '#/pdf/content/box.ts'
import type { ColourSpace } from '#/pdf/content/colour-space.ts'
import { WINDOW_MM2 } from '#/pdf/content/ink-places.ts'
import { scaleX, scaleY, type Matrix } from '#/pdf/content/matrix.ts'
import { StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { spreadOut } from '#/lib/spread-out.ts'
import { inkMap, type InkMap, type PictureTools } from './ink-map.ts'
import { largestMean } from './largest-mean.ts'

/** A CMYK picture where it stands on a page. */
export interface PlacedPicture {
  readonly value: PDFObject
  readonly space: ColourSpace
  readonly page: number
  readonly ctm: Matrix
  /** What can be seen of it, in points. */
  readonly seen: Box
}

export interface PictureInk {
  readonly percent: number
  readonly box: Box
}

const MAX_NOTED = 20_000
const MM_PER_POINT = 25.4 / 72

/**
 * The inks of CMYK pictures: noted while pages are read, measured afterwards from the picture data itself, because a drawing in
 * RGB no longer knows them. Pictures in RGB are left out: their conversion for the press keeps the limit.
 */
export class PictureInks {
  readonly #noted = new Map<unknown, PlacedPicture[]>()
  readonly #maps = new Map<unknown, InkMap | null>()
  #count = 0
  /** With a picture on them that was looked at in vain. */
  readonly unreadPages = new Set<number>()

  note(picture: PlacedPicture): void {
    if (!isCmyk(picture.space) || this.#count >= MAX_NOTED) return
    const key = keyOf(picture.value)
    const there = this.#noted.get(key)
    if (there) there.push(picture)
    else this.#noted.set(key, [picture])
    this.#count++
  }

  /** How many different pictures there are, and how many of these were measured. */
  get counts(): { readonly pictures: number; readonly picturesMeasured: number } {
    const measured = [...this.#maps.values()].filter((map) => map !== null).length
    return { pictures: this.#noted.size, picturesMeasured: measured }
  }

  /** Measures picture after picture, spread over the file, while `mayGoOn`. */
  measure(tools: PictureTools, mayGoOn: () => boolean): ReadonlyMap<number, PictureInk> {
    const pages = new Map<number, PictureInk>()
    for (const [key, places] of spreadOut([...this.#noted])) {
      if (!mayGoOn()) break
      const [first] = places
      const map = first ? safely(() => inkMap(tools, first.value, first.space)) : null
      this.#maps.set(key, map)
      if (!map) {
        for (const { page } of places) this.unreadPages.add(page)
        continue
      }
      for (const place of places) {
        const found = inkAt(map, place)
        if (found && found.percent > (pages.get(place.page)?.percent ?? 0)) pages.set(place.page, found)
      }
    }
    return pages
  }
}

const keyOf = (value: PDFObject): unknown => (value instanceof PDFRef ? value.tag : value)

const isCmyk = (space: ColourSpace) =>
  space.kind === 'cmyk' || (space.kind === 'indexed' && space.base?.kind === 'cmyk')

/** A picture that cannot be read is one that was not measured. */
function safely(measure: () => InkMap | null): InkMap | null {
  try {
    return measure()
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error
    if (error instanceof RangeError || error instanceof StreamTooLarge || error instanceof Error) return null
    throw error
  }
}

function inkAt(map: InkMap, { ctm, seen }: PlacedPicture): PictureInk | null {
  const cellMm = Math.sqrt((scaleX(ctm) / map.columns) * (scaleY(ctm) / map.rows)) * MM_PER_POINT
  const window = Math.max(1, Math.ceil(Math.sqrt(WINDOW_MM2) / Math.max(cellMm, 1e-3)))
  const most = largestMean(map, window)
  const unit: Box = {
    left: most.column / map.columns,
    right: Math.min(1, (most.column + window) / map.columns),
    bottom: 1 - Math.min(1, (most.row + window) / map.rows),
    top: 1 - most.row / map.rows,
  }
  const box = intersect(transformBox(ctm, unit), seen)
  return box && { percent: Math.round(most.percent * 10) / 10, box }
}
