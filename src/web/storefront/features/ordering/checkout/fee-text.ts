import { DELIVERY_FEE_RULE } from '#/domain/orders/delivery-fee.data.ts'
import { type DeliveryMethod, paidOnArrival } from '#/domain/orders/delivery-fee.ts'
import { formatWon } from '#/domain/money/format-won.ts'

/** What one place costs, as far as it is known. */
export function feeText(method: DeliveryMethod, fee: number | null): string {
  if (method === 'pickup') return '배송비 없음'
  if (paidOnArrival(DELIVERY_FEE_RULE, method)) return '배송비 착불'
  if (fee === null) return '배송비는 수량을 다 나누면 나옵니다'
  return fee === 0 ? '배송비 무료' : `배송비 ${formatWon(fee)}`
}

/** Of all places together: what is in the sum, and what carriers take on arrival. */
export function feesText(methods: readonly DeliveryMethod[], total: number): string {
  const later = methods.filter((method) => paidOnArrival(DELIVERY_FEE_RULE, method)).length
  const now = total === 0 ? '무료' : formatWon(total)
  if (later === 0) return now
  if (later === methods.length) return '착불'
  return `${now} + 착불 ${later}곳`
}
