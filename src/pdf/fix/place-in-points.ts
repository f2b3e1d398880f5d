import type { BoxMm } from '#/domain/preflight/pdf-facts.ts'
import { placePage, type Edges } from '#/domain/preflight/placement.ts'
import type { Box } from '#/pdf/content/box.ts'
import { MM_PER_POINT, pageGeometry, rawBoxes, type PageBoxes } from '#/pdf/facts/page-geometry.ts'
import type { FixFile, NumberedPage } from './open-for-fix.ts'

export const points = (mm: number): number => mm / MM_PER_POINT

export const toPoints = ({ x, y, width, height }: BoxMm): Box => ({
  left: points(x),
  bottom: points(y),
  right: points(x + width),
  top: points(y + height),
})

export function boxesOf(file: FixFile, page: NumberedPage): PageBoxes {
  return pageGeometry(rawBoxes(file.objects, page.node)).boxes
}

export interface PlacedInPoints {
  readonly media: Box
  /** Of exactly the ordered size, in the middle of what was found. */
  readonly trim: Box
}

/** Where the ordered trim lies on the page; null when it does not fit. */
export function placeInPoints(file: FixFile, page: NumberedPage): PlacedInPoints | null {
  const boxes = boxesOf(file, page)
  const placement = placePage({ number: page.number, ...boxes }, file.expectation)
  if (!placement.fits) return null
  return { media: toPoints(boxes.media), trim: centred(toPoints(placement.trim), file.expectation.trim) }
}

export function centred(around: Box, size: { readonly width: number; readonly height: number }): Box {
  const [width, height] = [points(size.width), points(size.height)]
  const left = (around.left + around.right - width) / 2
  const bottom = (around.bottom + around.top - height) / 2
  return { left, bottom, right: left + width, top: bottom + height }
}

export const extend = (box: Box, by: Edges): Box => ({
  left: box.left - by.left,
  bottom: box.bottom - by.bottom,
  right: box.right + by.right,
  top: box.top + by.top,
})

export const allRound = (by: number): Edges => ({ left: by, right: by, top: by, bottom: by })
