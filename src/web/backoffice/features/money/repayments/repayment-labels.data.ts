import type { RepaymentCause, RepaymentState } from '#/domain/orders/repayment-machine.ts'
import type { Tone } from '#/web/ui/badge.tsx'

export const CAUSES: Readonly<Record<RepaymentCause, string>> = {
  'order-cancelled': '취소한 주문에 입금',
  'paid-twice': '두 번 결제',
  'other-amount': '다른 금액 입금',
  'refund-refused': '환불 거절',
  'agreed-refund': '문제 신고 합의',
  'order-changed': '주문 변경 차액',
  'change-ended': '되돌린 변경에 결제',
  'shop-refund': '가게가 정한 환불',
  'emoney-refund': 'e머니 환불',
}

/** Came into the shop's own account: somebody sends it from there. */
export const TO_SEND = ['이체할 것', 'warn'] as const satisfies readonly [word: string, tone: Tone]

export const STATES: Readonly<Record<RepaymentState, readonly [word: string, tone: Tone]>> = {
  'needs-account': ['계좌 기다림', 'warn'],
  returning: ['보내는 중', 'info'],
  refused: ['결제사가 거절', 'bad'],
  returned: ['돌려보냄', 'ok'],
  transferred: ['직접 이체', 'ok'],
  reversed: ['은행이 거둠', 'neutral'],
}
