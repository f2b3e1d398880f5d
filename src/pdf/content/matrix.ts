/** a b c d e f of a PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ]
}

/** What brings back whatever the matrix moved. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}

export const applyX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4]
export const applyY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5]

/** By how much lengths along x, along y, and on average grow. */
export const scaleX = (m: Matrix): number => Math.hypot(m[0], m[1])
export const scaleY = (m: Matrix): number => Math.hypot(m[2], m[3])
export const scaleMean = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))

/** Rectangles stay rectangles: turned by nothing but quarters. */
export const isUpright = (m: Matrix): boolean =>
  (Math.abs(m[1]) < LEVEL && Math.abs(m[2]) < LEVEL) || (Math.abs(m[0]) < LEVEL && Math.abs(m[3]) < LEVEL)
const LEVEL = 1e-4

/** Six numbers, or nothing when one is missing or not finite. */
export function toMatrix(values: readonly (number | undefined)[]): Matrix | undefined {
  if (values.length < 6) return undefined
  const six = values.slice(-6)
  return six.every((value) => value !== undefined && Number.isFinite(value)) ? (six as unknown as Matrix) : undefined
}
