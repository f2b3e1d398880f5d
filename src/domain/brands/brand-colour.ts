import { contrastOf, mixed } from '#/domain/opening/brand-colours.ts'

const PAPER = '#fafaf7'
const WHITE = '#ffffff'
const LEAST = 4.5

export interface AccentProblem {
  readonly contrast: number
  /** The nearest colour that is read well enough. */
  readonly instead: string
}

/** How well the worst text is read: the accent on paper, on white and on its tint, and white on the accent. */
const contrastOfAccent = (accent: string, tint: string): number =>
  Math.min(...[PAPER, WHITE, tint].map((under) => contrastOf(accent, under)))

/** Null where the accent can be read on everything that it stands on. */
export function accentProblem(accent: string, tint: string): AccentProblem | null {
  const contrast = contrastOfAccent(accent, tint)
  if (contrast >= LEAST) return null
  for (let step = 1; step <= 100; step += 1) {
    const instead = mixed(accent, '#000000', step / 100)
    if (contrastOfAccent(instead, tint) >= LEAST) return { contrast, instead }
  }
  return { contrast, instead: '#000000' }
}

/** Black is read on it, so that an accent can be found for it. */
export const isPaleEnough = (tint: string): boolean => contrastOf(tint, '#000000') >= 12
