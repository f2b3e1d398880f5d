import type { BoxMm } from '#/domain/preflight/pdf-facts.ts'
import type { Box } from '#/pdf/content/box.ts'
import { MM_PER_POINT, type PageBoxes } from './page-geometry.ts'

const USUAL_BLEED = 3
const SAME = 0.5

/** Frames that may turn out to be the trim: each box of the page, and the page without a bleed on all sides or on three. */
export function framesOfPieces({ trim, crop, media }: PageBoxes): readonly BoxMm[] {
  const boxes = [trim, crop, media].filter((box) => box !== null)
  const outer = crop ?? media
  const bleeds = trim && !isSame(trim, outer) ? [] : BLEEDS.map(([left, right]) => within(outer, left, right))
  return [...boxes, ...bleeds].reduce<readonly BoxMm[]>(
    (frames, box) => (frames.some((frame) => isSame(frame, box)) ? frames : [...frames, box]),
    [],
  )
}

/** A bound edge may come without bleed. */
const BLEEDS = [
  [USUAL_BLEED, USUAL_BLEED],
  [0, USUAL_BLEED],
  [USUAL_BLEED, 0],
] as const

const within = ({ x, y, width, height }: BoxMm, left: number, right: number): BoxMm => ({
  x: x + left,
  y: y + USUAL_BLEED,
  width: width - left - right,
  height: height - 2 * USUAL_BLEED,
})

const isSame = (a: BoxMm, b: BoxMm) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width), Math.abs(a.height - b.height)) < SAME

export const toPoints = ({ x, y, width, height }: BoxMm): Box => ({
  left: x / MM_PER_POINT,
  bottom: y / MM_PER_POINT,
  right: (x + width) / MM_PER_POINT,
  top: (y + height) / MM_PER_POINT,
})
