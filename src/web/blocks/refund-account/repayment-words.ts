import type { RepaymentCause, RepaymentState } from '#/domain/orders/repayment-machine.ts'

/** Why money has to go back, for whom it belongs to. */
export const WHY_OWED: Readonly<Record<RepaymentCause, string>> = {
  'order-cancelled': '취소하신 주문으로 입금이 들어왔습니다.',
  'paid-twice': '이미 결제하신 주문으로 결제가 한 번 더 들어왔습니다.',
  'other-amount': '주문 금액과 다른 금액이 들어와 주문에 쓰지 않았습니다.',
  'refund-refused': '환불을 보냈지만 아직 들어가지 않았습니다.',
}

/** What becomes of it now. */
export const WHAT_NOW: Readonly<Record<RepaymentState, string>> = {
  'needs-account': '환불받을 계좌를 알려 주시면 바로 보내 드립니다.',
  returning: '돌려 드리고 있습니다. 끝나면 메일로 알려 드립니다.',
  refused: '담당자가 확인하고 있습니다.',
  returned: '돌려 드렸습니다.',
  transferred: '담당자가 은행에서 직접 보내 드렸습니다.',
  reversed: '은행이 입금을 취소해 돌려 드릴 금액이 없습니다.',
}
export const NAME_ANOTHER = '은행이 그 계좌로는 보내지 못했습니다. 다른 계좌를 알려 주세요.'
