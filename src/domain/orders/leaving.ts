import { cancelRule, type LineFacts } from './guards.ts'
import type { PaymentState } from './states.ts'

/** What a customer can do about an order that keeps them from leaving. */
export const LEAVING_ACTS = ['cancel', 'ask', 'wait', 'refunding', 'settle'] as const
export type LeavingAct = (typeof LEAVING_ACTS)[number]

export interface LeavingFacts {
  readonly payment: PaymentState
  /** Something of it is left to make or to deliver, and it is paid or about to be. */
  readonly inWork: boolean
  readonly cancelled: boolean
  /** Of what was paid: neither kept by agreement nor gone back. */
  readonly openMoney: number
  readonly lines: readonly LineFacts[]
}

/** Null when the order keeps nobody: it is over, or was never paid and can be cancelled without a word. */
export function leavingAct(order: LeavingFacts): LeavingAct | null {
  if (order.cancelled) return order.openMoney > 0 ? 'refunding' : null
  const rule = cancelRule(order.lines)
  if (order.payment === 'unpaid') return rule === 'free' ? null : 'ask'
  if (order.payment === 'confirming') return 'wait'
  if (order.inWork) return rule === 'free' ? 'cancel' : rule === 'by-agreement' ? 'ask' : 'wait'
  return order.payment === 'deferred' ? 'settle' : null
}

export const LEAVING_WORDS: Readonly<Record<LeavingAct, string>> = {
  cancel: '주문 상세에서 비용 없이 취소하실 수 있습니다.',
  ask: '제작을 준비하고 있습니다. 취소를 요청하시거나, 받으신 뒤에 탈퇴해 주세요.',
  wait: '진행하고 있습니다. 받으신 뒤에 탈퇴해 주세요.',
  refunding: '환불하고 있습니다. 환불이 끝난 뒤에 탈퇴해 주세요.',
  settle: '결제하실 금액이 남아 있습니다. 주문 상세에서 결제해 주세요.',
}
