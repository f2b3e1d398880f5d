import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'
import type { Spread } from '#/domain/proofs/spreads.ts'

/** Looks otherwise than in the version shown before, or was not in it. */
export const isChanged = ({ change }: Pick<ProofPageView, 'change'>): boolean =>
  change === 'changed' || change === 'new'

/** Places of the spreads that hold such a page. */
export function changedSpreads(
  spreads: readonly Spread[],
  pages: readonly Pick<ProofPageView, 'number' | 'change'>[],
): readonly number[] {
  const changed = new Set<number | null>(pages.filter(isChanged).map(({ number }) => number))
  return spreads.flatMap(({ left, right }, index) => (changed.has(left) || changed.has(right) ? [index] : []))
}
