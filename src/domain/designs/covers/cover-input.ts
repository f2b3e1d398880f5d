import type { DesignParams, DesignValues } from '../design-values.ts'
import type { DesignInk } from '../ink.ts'
import type { Face } from '../cover-faces.ts'
import type { Shape } from '../shape.ts'

export interface CoverInput {
  readonly params: DesignParams
  readonly values: Pick<DesignValues, 'title' | 'subtitle' | 'author' | 'back'>
  readonly ground: DesignInk
  readonly ink: DesignInk
  readonly accent: DesignInk
}

export type DrawFace = (face: Face, input: CoverInput) => readonly Shape[]

/** How a template draws each face over the ground that covers the whole sheet. */
export interface CoverTemplate {
  readonly front: DrawFace
  readonly back: DrawFace
  readonly spine: DrawFace
  readonly flap: DrawFace
}

/** Type stays this far from knife, ring and fold. */
export const marginOf = (face: Face): number => Math.max(12, face.width * 0.085)

/** Type grows with the page, though less than the page does beyond A4. */
export const scaleOf = (face: Face): number => Math.min(1.45, Math.max(0.85, face.width / 148))

/** A number between 0 and 1 that is always the same for the same place. */
export function scatter(a: number, b: number, seed: number): number {
  const mixed = Math.imul(a * 374761393 + b * 668265263 + seed * 2147483647, 1274126177)
  return (((mixed ^ (mixed >>> 13)) >>> 0) % 997) / 997
}
