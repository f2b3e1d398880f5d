import type { PaymentState } from '#/domain/orders/states.ts'

/** States of a payment in words of the desk. */
export const PAYMENT_NAMES: Readonly<Record<PaymentState, string>> = {
  unpaid: '결제 전',
  confirming: '결제 확인 중',
  'waiting-deposit': '입금 대기',
  'part-paid': '선금 결제함',
  paid: '결제함',
  deferred: '나중에 결제',
  'partly-refunded': '일부 환불',
  refunded: '환불함',
  cancelled: '취소',
}
