import { type LineFacts, mayPlan } from '#/domain/orders/guards.ts'

/** A line as it stands now, and as it stood when it was put on the sheet. */
export interface MemberNow {
  readonly facts: LineFacts
  /** Fingerprint of what is approved now, and of what was then. */
  readonly approved: string | null
  readonly bound: string | null
  readonly cancelAsked: boolean
}

/** Korean: why a job that is not printed yet cannot stay on the sheet; null where it can. */
export function memberProblem({ facts, approved, bound, cancelAsked }: MemberNow): string | null {
  if (facts.production === 'cancelled') return '취소된 품목입니다.'
  if (facts.production === 'on-hold') return '멈춰 둔 품목입니다.'
  if (facts.file !== 'approved') return '인쇄 승인이 나지 않은 품목입니다.'
  if (!facts.approvedPages || approved !== bound) return '합판에 올린 뒤에 파일이나 사양이 바뀐 품목입니다.'
  if (cancelAsked) return '고객이 취소를 요청한 품목입니다.'
  if (!mayPlan(facts)) return '결제를 확인해야 하는 품목입니다.'
  return ['waiting', 'planned', 'remake'].includes(facts.production) ? null : '이미 제작에 들어간 품목입니다.'
}
