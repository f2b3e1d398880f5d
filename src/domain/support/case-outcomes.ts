import { OFFER_KINDS, OFFER_NAMES } from './case-offer.ts'

/** How a case ended or will end by what was agreed to; `open` is one that nothing was agreed on yet. */
export const CASE_OUTCOMES = [...OFFER_KINDS, 'refused', 'open'] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]

export const OUTCOME_NAMES: Readonly<Record<CaseOutcome, string>> = {
  ...OFFER_NAMES,
  refused: '받아들이지 않음',
  open: '정하는 중',
}
