/**
 * Where a comment points: a page of a version and a point as fractions of the trimmed page, from its top left corner, so
 * that it stays in place at every zoom. It may lie in the bleed, hence a little below 0 and above 1.
 */
export interface Pin {
  /** 1-based position of the page in the version. */
  readonly page: number
  readonly x: number
  readonly y: number
}

export const PIN_MIN = -0.15
export const PIN_MAX = 1.15

export function isPinOn(pin: Pin, pageCount: number): boolean {
  const inside = (value: number) => Number.isFinite(value) && value >= PIN_MIN && value <= PIN_MAX
  return Number.isInteger(pin.page) && pin.page >= 1 && pin.page <= pageCount && inside(pin.x) && inside(pin.y)
}
