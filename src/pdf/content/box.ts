import { applyX, applyY, type Matrix } from './matrix.ts'

/** An upright rectangle by its edges, in the units of whoever holds it. */
export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export const UNIT_SQUARE: Box = { left: 0, bottom: 0, right: 1, top: 1 }

/** The upright rectangle round a transformed one. */
export function transformBox(m: Matrix, box: Box): Box {
  const { left, bottom, right, top } = box
  const x1 = applyX(m, left, bottom)
  const x2 = applyX(m, right, bottom)
  const x3 = applyX(m, left, top)
  const x4 = applyX(m, right, top)
  const y1 = applyY(m, left, bottom)
  const y2 = applyY(m, right, bottom)
  const y3 = applyY(m, left, top)
  const y4 = applyY(m, right, top)
  return {
    left: Math.min(x1, x2, x3, x4),
    bottom: Math.min(y1, y2, y3, y4),
    right: Math.max(x1, x2, x3, x4),
    top: Math.max(y1, y2, y3, y4),
  }
}

/** null when they do not meet. */
export function intersect(a: Box, b: Box): Box | null {
  const left = Math.max(a.left, b.left)
  const bottom = Math.max(a.bottom, b.bottom)
  const right = Math.min(a.right, b.right)
  const top = Math.min(a.top, b.top)
  return left <= right && bottom <= top ? { left, bottom, right, top } : null
}

export function union(a: Box | null, b: Box): Box {
  if (!a) return b
  return {
    left: Math.min(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
  }
}

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  bottom: box.bottom - by,
  right: box.right + by,
  top: box.top + by,
})
