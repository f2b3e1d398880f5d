import type { Box } from './box.ts'

const POINTS_PER_MM = 72 / 25.4
/** Ink sets off from surfaces; what is smaller than this window of the print industry's dries in time. */
export const WINDOW_MM2 = 15
const WINDOW = WINDOW_MM2 * POINTS_PER_MM ** 2
/** A line as broad as the window. */
const BROAD = Math.sqrt(WINDOW)
/** Beyond this a page is a map, and what lies below a word can no longer be told. */
const MAX_GROUNDS = 60

/** Where a page has most ink, and which surfaces lie below what comes later. Places in points of the page as shown. */
export class InkPlaces {
  percent: number | null = null
  box: Box | null = null
  readonly #grounds: { readonly box: Box; readonly inked: boolean }[] = []
  #full = false

  /** `thickness` is that of a stroke, whose box may be far larger than the line. */
  surface(box: Box, percent: number, thickness?: number): void {
    const area = (box.right - box.left) * (box.top - box.bottom)
    if (area < WINDOW || (thickness !== undefined && thickness < BROAD)) return
    if (this.percent !== null && percent <= this.percent) return
    this.percent = percent
    this.box = box
  }

  /** `inked`: cyan, magenta, yellow or a spot; white and greys cover what was below them. */
  ground(box: Box, inked: boolean): void {
    if (!inked && this.#grounds.length === 0) return
    if ((box.right - box.left) * (box.top - box.bottom) < WINDOW) return
    if (this.#grounds.length === MAX_GROUNDS) this.#full = true
    else this.#grounds.push({ box, inked })
  }

  isInked(place: Box): boolean {
    if (this.#full) return false
    const top = this.#grounds.findLast(({ box }) => contains(box, place))
    return top?.inked ?? false
  }
}

const contains = (outer: Box, inner: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top
