import { formatWon } from '#/domain/money/format-won.ts'
import { type DeliveryFees, farSurcharge, type Parcel } from './delivery-fee.ts'
import type { DeliveryState } from './states.ts'

interface RecipientFacts {
  readonly state: DeliveryState
  /** The order was cancelled, or all of its money went back. */
  readonly closed: boolean
  readonly parcel: Parcel
  /** Where it shall go instead. */
  readonly zipcode: string | null
}

/** Why a parcel cannot go to somebody else; null when it can. What was paid for its way stays true: another fee is another order. */
export function recipientRefusal(
  { state, closed, parcel, zipcode }: RecipientFacts,
  fees: DeliveryFees,
): string | null {
  if (closed) return '취소한 주문이라 받는 곳을 바꿀 수 없습니다.'
  if (parcel.method === 'pickup') return '찾아가시는 주문이라 보낼 곳이 없습니다.'
  if (state !== 'preparing') return '이미 출고했거나 찾아가실 준비가 끝나 받는 곳을 바꿀 수 없습니다.'
  if (parcel.method !== 'courier') return null
  const more = farSurcharge(fees, { ...parcel, zipcode }) - farSurcharge(fees, parcel)
  if (more === 0) return null
  return more > 0
    ? `그곳은 배송비가 ${formatWon(more)} 더 들어 여기서 바꿀 수 없습니다.`
    : `배송비가 ${formatWon(-more)} 줄어 여기서 바꿀 수 없습니다. 더 먼 곳의 배송비를 이미 받았습니다.`
}
