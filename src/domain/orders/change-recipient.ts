import { formatWon } from '#/domain/money/format-won.ts'
import { boxesOf, type DeliveryFeeRule, isRemote, type Parcel } from './delivery-fee.ts'
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
  rule: DeliveryFeeRule,
): string | null {
  if (closed) return '취소한 주문이라 받는 곳을 바꿀 수 없습니다.'
  if (parcel.method === 'pickup') return '찾아가시는 주문이라 보낼 곳이 없습니다.'
  if (state !== 'preparing') return '이미 출고했거나 찾아가실 준비가 끝나 받는 곳을 바꿀 수 없습니다.'
  if (parcel.method !== 'courier' || isRemote(rule, parcel.zipcode) === isRemote(rule, zipcode)) return null
  const fee = formatWon(boxesOf(parcel.grams, rule.boxGrams) * rule.remoteSurchargePerBox)
  return isRemote(rule, zipcode)
    ? `제주·도서 지역은 배송비가 ${fee} 더 들어 여기서 바꿀 수 없습니다.`
    : `배송비가 ${fee} 줄어 여기서 바꿀 수 없습니다. 제주·도서 지역의 배송비를 이미 받았습니다.`
}
