import { AppError } from '#/contract/errors.ts'

/** CONFLICT: the difference of a change is not paid yet. */
export function refuseWaitingChange(order: { readonly changeWaits: boolean }): void {
  if (order.changeWaits)
    throw new AppError(
      'CONFLICT',
      '주문 변경의 차액 결제를 기다리고 있습니다.\n결제되거나 변경을 되돌린 뒤 진행해 주세요.',
    )
}

/** CONFLICT: the bank or the card company took the money of this order back, and nobody has decided what becomes of it. */
export function refuseMissingMoney(order: { readonly moneyMissing: boolean }): void {
  if (order.moneyMissing)
    throw new AppError(
      'CONFLICT',
      '입금이 취소되었거나 이의제기된 주문이어서 멈추어 두었습니다.\n다시 결제되거나 경리 담당자가 처리한 뒤 진행해 주세요.',
    )
}

/** CONFLICT: it is paid in two parts, and the second comes before anything is sent. */
export function refuseUnpaidRest(order: { readonly restWaits: boolean }): void {
  if (order.restWaits) throw new AppError('CONFLICT', '잔금을 아직 받지 못한 주문입니다.\n잔금을 받은 뒤 보내 주세요.')
}
