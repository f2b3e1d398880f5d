/** Degrees north and east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** `37.56650, 126.97800`: within Korea, so that a longitude written first is refused. */
export const COORDINATES_TEXT = /^(3[3-8]\.\d{3,8}),\s*(1(?:2[4-9]|3[01])\.\d{3,8})$/

export function readCoordinates(text: string | null): Coordinates | null {
  const match = COORDINATES_TEXT.exec(text ?? '')
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null
}
