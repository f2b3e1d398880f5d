import type { SizeMm } from '#/domain/print/units.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { Placeable } from '../placement.ts'
import { MAX_SCALING } from './fix.ts'

export interface Scaling {
  readonly factor: number
  /** What the page becomes: the finished size, or that and the bleed all round. */
  readonly target: 'trim' | 'full'
}

/**
 * How a page that is off its size becomes right by scaling it evenly by at most 3 %; what is then still off by no more than the
 * tolerance is shared between both sides. null when no such scaling exists. The gentlest one is taken.
 */
export function scalingOf(page: Pick<Placeable, 'size'>, expectation: FileExpectation): Scaling | null {
  const { trim, bleed, limits } = expectation
  const full = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed }
  const ways = (['trim', 'full'] as const).flatMap((target): Scaling[] => {
    const wanted = target === 'trim' ? trim : full
    const factor = between(page.size, wanted)
    const off = (side: 'width' | 'height') => Math.abs(page.size[side] * factor - wanted[side])
    const fits = off('width') <= limits.sizeTolerance && off('height') <= limits.sizeTolerance
    return fits && Math.abs(factor - 1) <= MAX_SCALING ? [{ factor, target }] : []
  })
  return ways.toSorted((a, b) => Math.abs(a.factor - 1) - Math.abs(b.factor - 1))[0] ?? null
}

const between = (from: SizeMm, to: SizeMm) => Math.sqrt((to.width / from.width) * (to.height / from.height))

/** By how much a page grows whose trim is made to fill trim and bleed; null beyond 3 %. */
export function bleedScaling({ trim, bleed }: Pick<FileExpectation, 'trim' | 'bleed'>): number | null {
  const factor = 1 + (2 * bleed) / Math.min(trim.width, trim.height)
  return factor - 1 <= MAX_SCALING ? factor : null
}
