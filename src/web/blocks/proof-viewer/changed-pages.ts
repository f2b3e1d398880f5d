import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'

/** Looks otherwise than in the version shown before, or was not in it. */
export const isChanged = ({ change }: Pick<ProofPageView, 'change'>): boolean =>
  change === 'changed' || change === 'new'
