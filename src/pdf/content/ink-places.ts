import { intersect, type Box } from './box.ts'
import { added, percentOf, type Adding, type Inks } from './inks.ts'
import type { Paint } from './paint.ts'

const POINTS_PER_MM = 72 / 25.4
/** Ink sets off from surfaces; what is smaller than this window of the print industry's dries in time. */
export const WINDOW_MM2 = 15
const WINDOW = WINDOW_MM2 * POINTS_PER_MM ** 2
/** A line as broad as the window. */
const BROAD = Math.sqrt(WINDOW)
/** Beyond this a page is a map, and what lies below a word can no longer be told. */
const MAX_GROUNDS = 120
/** A page on which so much is laid over something else is told by these. */
const MAX_STACKED = 400

/** A surface that covers what was below it, or lets it through. */
export interface Ground {
  /** Cyan, magenta, yellow or a spot; white and greys cover what was below them. */
  readonly inked: boolean
  /** null where the file does not say them: pictures, screen colours. */
  readonly inks: Inks | null
  /** It fills its box; of other shapes only the box is known. */
  readonly fillsBox: boolean
  /** What it is laid over with: null covers. */
  readonly adding: { readonly how: Adding; readonly paint: Paint } | null
}

type Laid = Pick<Ground, 'inked' | 'inks' | 'fillsBox'> & { readonly box: Box }

interface Place {
  readonly percent: number
  readonly box: Box
}

/** Where a page has most ink, and which surfaces lie below what comes later. Places in points of the page as shown. */
export class InkPlaces {
  /** Of one paint. */
  most: Place | null = null
  /** Of paints that add up, by overprint or because one is multiplied with the other. */
  mostStacked: Place | null = null
  /** Inks add up on something whose inks are not known. */
  stackedUnknown = false
  readonly #grounds: Laid[] = []
  #full = false
  #stacked = 0

  /** `thickness` is that of a stroke, whose box may be far larger than the line. */
  surface(box: Box, percent: number, thickness?: number): void {
    if (areaOf(box) < WINDOW || (thickness !== undefined && thickness < BROAD)) return
    if (this.most === null || percent > this.most.percent) this.most = { percent, box }
  }

  /** `describe` is asked only for what is large enough to matter. */
  ground(box: Box, describe: () => Ground): void {
    if (areaOf(box) < WINDOW) return
    const ground = describe()
    const isBare = ground.inks !== null && percentOf(ground.inks) === 0
    if (isBare && this.#grounds.length === 0) return
    const laid = ground.adding ? this.#stack(box, ground) : { ...ground, box }
    if (this.#grounds.length === MAX_GROUNDS) this.#full = true
    else this.#grounds.push(laid)
  }

  isInked(place: Box): boolean {
    if (this.#full) return false
    const top = this.#grounds.findLast(({ box }) => contains(box, place))
    return top?.inked ?? false
  }

  /** Whether coloured ink lies below any of it. */
  touchesInk(place: Box): boolean {
    return this.#grounds.some(({ box, inked }) => inked && intersect(box, place) !== null)
  }

  /**
   * Sums the inks wherever the new surface lies over one that can be seen, and answers what is there now. Only boxes are known,
   * so a sum is believed where both fill theirs, or where the lower one holds all of the upper one.
   */
  #stack(box: Box, { inks, inked, fillsBox, adding }: Ground): Laid {
    const laid: Laid = { box, inks: null, inked, fillsBox }
    if (!adding || !inks || this.#full || ++this.#stacked > MAX_STACKED) return laid
    for (let index = this.#grounds.length - 1; index >= 0; index--) {
      const below = this.#grounds[index]
      const place = below && intersect(box, below.box)
      if (!below || !place || areaOf(place) < WINDOW || this.#isCovered(place, index)) continue
      const whole = contains(below.box, box)
      if (below.inks === null) this.stackedUnknown = true
      else if (below.fillsBox && (fillsBox || whole)) {
        const sum = added(below.inks, adding.paint, inks, adding.how)
        const percent = percentOf(sum)
        if (percent > (this.mostStacked?.percent ?? 0)) this.mostStacked = { percent, box: place }
        if (whole) return { ...laid, inks: sum, inked: inked || below.inked }
      }
      if (whole) return { ...laid, inked: inked || below.inked }
    }
    return { ...laid, inks: this.#grounds.some((ground) => intersect(ground.box, box)) ? null : inks }
  }

  #isCovered(place: Box, index: number): boolean {
    for (let later = index + 1; later < this.#grounds.length; later++) {
      const ground = this.#grounds[later]
      if (ground && intersect(ground.box, place)) return true
    }
    return false
  }
}

const areaOf = (box: Box) => (box.right - box.left) * (box.top - box.bottom)

const contains = (outer: Box, inner: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top
