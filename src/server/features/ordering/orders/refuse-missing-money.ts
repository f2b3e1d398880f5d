import { AppError } from '#/contract/errors.ts'

/** CONFLICT: the bank or the card company took the money of this order back, and nobody has decided what becomes of it. */
export function refuseMissingMoney(order: { readonly moneyMissing: boolean }): void {
  if (order.moneyMissing)
    throw new AppError(
      'CONFLICT',
      '입금이 취소되었거나 이의제기된 주문이어서 멈추어 두었습니다.\n다시 결제되거나 경리 담당자가 처리한 뒤 진행해 주세요.',
    )
}
