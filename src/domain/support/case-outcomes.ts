/** How a case ended or will end by what was agreed to; `open` is one that nothing was agreed on yet. */
export const CASE_OUTCOMES = ['remake', 'refund', 'return', 'points', 'coupon', 'refused', 'open'] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]

export const OUTCOME_NAMES: Readonly<Record<CaseOutcome, string>> = {
  remake: '재제작',
  refund: '부분 환불',
  return: '반품',
  points: '포인트 보상',
  coupon: '쿠폰 보상',
  refused: '받아들이지 않음',
  open: '정하는 중',
}
