import type { Krw } from '#/domain/money/krw.ts'
import { applyDiscounts } from '#/domain/pricing/apply-discounts.ts'
import type { OrderMoney } from './order-money.ts'
import type { DeliveryState, PaymentState, ProductionState } from './states.ts'

/** `waiting`: dearer, and not paid yet. `taken-back`: the order is as it was. */
export const CHANGE_STATES = ['waiting', 'applied', 'taken-back'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

export interface ChangedAmounts {
  readonly goodsSupply: Krw
  readonly goodsVat: Krw
  readonly discountTotal: Krw
  readonly deliveryTotal: Krw
  readonly total: Krw
}

/** A parcel of the order: how many copies of the changed line it carries, and what its way costs. */
export interface ChangedParcel {
  readonly deliveryId: string
  readonly copies: number
  readonly fee: Krw
  readonly grams: number
}

export interface ChangeFacts extends OrderMoney {
  readonly payment: PaymentState
  readonly cancelled: boolean
  readonly cancelAsked: boolean
  readonly moneyMissing: boolean
  readonly changeWaits: boolean
  /** Won that are on their way back, or wait to be sent. */
  readonly promisedBack: Krw
  readonly keptTotal: Krw
  readonly production: ProductionState
  readonly printed: boolean
  readonly deliveries: readonly DeliveryState[]
}

const BEFORE_WORK: readonly ProductionState[] = ['waiting', 'planned', 'on-hold']

/** Korean: why a line of a paid order cannot be changed now; null when it can. */
export function changeRefusal(order: ChangeFacts): string | null {
  if (order.cancelled || order.payment === 'cancelled' || order.payment === 'refunded') return '취소한 주문입니다.'
  if (order.changeWaits) return '차액 결제를 기다리는 변경이 있습니다. 결제되거나 되돌린 뒤 바꿔 주세요.'
  if (order.cancelAsked) return '고객이 취소를 요청한 주문입니다. 취소 요청에 먼저 답해 주세요.'
  if (order.moneyMissing) return '입금이 취소되었거나 이의제기된 주문입니다. 경리 담당자가 처리한 뒤 바꿔 주세요.'
  if (order.payment !== 'paid') return '결제가 끝난 주문만 바꿀 수 있습니다.'
  if (!isWhole(order)) return '환불이 있었거나 진행 중인 주문은 바꿀 수 없습니다.'
  if (order.printed || !BEFORE_WORK.includes(order.production)) return '이미 제작에 들어간 품목은 바꿀 수 없습니다.'
  if (order.deliveries.some((state) => state !== 'preparing')) return '이미 나간 상자가 있는 주문은 바꿀 수 없습니다.'
  return null
}

/** All of it is paid through the gateway, and nothing of that goes anywhere. */
const isWhole = (money: ChangeFacts): boolean =>
  money.capturedTotal === money.total &&
  money.refundedTotal + money.reversedTotal + money.receivableTotal + money.settledTotal === 0 &&
  money.keptTotal + money.promisedBack === 0

/** The percentage that an order was given: the roundest one that makes its discount of its goods. */
export function rateOfThen(goods: Krw, discount: Krw): number {
  if (discount === 0 || goods === 0) return 0
  const share = (100 * discount) / goods
  for (const parts of [1, 10, 100]) {
    const rate = Math.ceil(share * parts - 1e-9) / parts
    if (applyDiscounts([goods], rate, null).grade === discount) return rate
  }
  return share
}

/** Money of attempts that is let go of, the newest first, so that what came last goes back first. */
export function letGo<Held extends { readonly left: Krw }>(
  amount: Krw,
  newestFirst: readonly Held[],
): readonly { readonly from: Held; readonly amount: Krw }[] {
  const parts: { from: Held; amount: Krw }[] = []
  let rest = amount
  for (const from of newestFirst) {
    const part = Math.min(rest, from.left)
    if (part > 0) parts.push({ from, amount: part })
    rest -= part
  }
  if (rest > 0) throw new Error('more goes back than the payments of the order hold')
  return parts
}
