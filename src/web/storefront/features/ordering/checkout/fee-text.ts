import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { formatWon } from '#/domain/money/format-won.ts'

interface PlaceFee {
  readonly method: DeliveryMethod
  /** Null until it is known. */
  readonly fee: number | null
}

/** A carrier without a price of its own is paid on arrival. */
const isLater = ({ method, fee }: PlaceFee): boolean => (method === 'quick' || method === 'freight') && fee === 0

/** What one place costs, as far as it is known. */
export function feeText({ method, fee }: PlaceFee): string {
  if (method === 'pickup') return '배송비 없음'
  if (isLater({ method, fee })) return '배송비 착불'
  if (fee === null) return '배송비는 수량을 다 나누면 나옵니다'
  return fee === 0 ? '배송비 무료' : `배송비 ${formatWon(fee)}`
}

/** Of all places together: what is in the sum, and what carriers take on arrival. */
export function feesText(places: readonly PlaceFee[]): string {
  const later = places.filter(isLater).length
  const total = places.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
  const now = total === 0 ? '무료' : formatWon(total)
  if (later === 0) return now
  if (later === places.length) return '착불'
  return `${now} + 착불 ${later}곳`
}
