import type { Krw } from '#/domain/money/krw.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { moneyLeft, type OrderMoney, saleUndone } from './order-money.ts'
import { meansNamed, PAYMENT_MEANS, type PaymentMeans } from './payment-means.ts'
import type { PaymentState } from './states.ts'

/** Jobs from this amount on may be paid in two parts, and how much of them may come first, in hundredths. */
export const ADVANCE = { leastTotal: 1_000_000, leastShare: 10, mostShare: 90, usualShare: 50 } as const

/** What a payment pays of its order. */
export const PARTS = ['whole', 'advance', 'rest'] as const
export type PaidPart = (typeof PARTS)[number]

export interface PartFacts {
  readonly payment: PaymentState
  readonly total: Krw
  readonly capturedTotal: Krw
  /** Agreed to be paid first; 0: it is paid at once. */
  readonly advanceTotal: Krw
}

/** What is to be paid next of an order, which of its parts that is, and what comes after it. */
export interface Due {
  readonly part: PaidPart
  readonly amount: Krw
  readonly later: Krw
}

const BEFORE_ADVANCE: readonly PaymentState[] = ['unpaid', 'confirming', 'waiting-deposit']

export function dueOf({ payment, total, capturedTotal, advanceTotal }: PartFacts): Due {
  if (payment === 'part-paid') return { part: 'rest', amount: total - capturedTotal, later: 0 }
  if (advanceTotal > 0 && BEFORE_ADVANCE.includes(payment))
    return { part: 'advance', amount: advanceTotal, later: total - advanceTotal }
  return { part: 'whole', amount: total, later: 0 }
}

export interface OfferFacts extends PartFacts {
  readonly cancelled: boolean
  /** Its money was there once and was taken back. */
  readonly moneyMissing: boolean
}

/** Korean: why an order cannot be agreed to be paid in two parts now; null when it can. */
export function offerRefusal({ payment, cancelled, moneyMissing, total }: OfferFacts): string | null {
  if (cancelled || payment === 'cancelled') return '취소한 주문입니다.'
  if (moneyMissing) return '입금이 취소되었거나 이의제기된 주문입니다. 그 처리를 먼저 끝내 주세요.'
  if (payment === 'waiting-deposit') return '입금을 기다리는 계좌가 있습니다. 고객이 계좌를 닫은 뒤에 나눌 수 있습니다.'
  if (payment === 'confirming') return '결제를 확인하고 있습니다. 확인이 끝난 뒤 다시 해 주세요.'
  if (payment !== 'unpaid') return '아직 결제하지 않은 주문만 선금과 잔금으로 나눌 수 있습니다.'
  if (total < ADVANCE.leastTotal) return `${formatWon(ADVANCE.leastTotal)} 이상인 주문만 나눌 수 있습니다.`
  return null
}

/** The smallest and the largest advance of an order. */
export const advanceRange = (total: Krw): { readonly least: Krw; readonly most: Krw } => ({
  least: Math.ceil((total * ADVANCE.leastShare) / 100),
  most: Math.floor((total * ADVANCE.mostShare) / 100),
})

/** Korean: why so much cannot be the advance; null when it can. */
export function advanceProblem(total: Krw, advance: Krw): string | null {
  const { least, most } = advanceRange(total)
  return advance >= least && advance <= most
    ? null
    : `선금은 ${formatWon(least)}부터 ${formatWon(most)}까지 정할 수 있습니다.`
}

/** What is asked for when nobody names an amount, to the thousand. */
export const usualAdvance = (total: Krw): Krw =>
  Math.max(advanceRange(total).least, Math.round((total * ADVANCE.usualShare) / 100_000) * 1_000)

type Held = Pick<OrderMoney, 'capturedTotal' | 'refundedTotal' | 'reversedTotal'> & {
  readonly paymentState: PaymentState
  readonly cancelledAt: Date | null
}

/** What was received of an order and is owed as work: it becomes sale with the rest, or when the order is cancelled. */
export const advanceHeld = (order: Held): Krw =>
  order.paymentState === 'part-paid' && order.cancelledAt === null ? moneyLeft(order) : 0

/** How much of the sale is not in the books: an advance is not sold yet. */
export const notSold = (order: Held & OrderMoney): Krw => saleUndone(order) + advanceHeld(order)

/** Paid by card, the card slip proves it; a paper of cash beside it would prove it twice. Null: it may be paid so. */
export function restMeansRefusal(advanceMethod: string | null, asked: PaymentMeans): string | null {
  const byCard = meansNamed(advanceMethod) === 'card'
  if (byCard === (asked === 'card')) return null
  return byCard
    ? '선금을 카드로 내셔서 잔금도 카드로 내셔야 합니다. 한 주문의 증빙은 한 가지여야 합니다.'
    : '선금을 이체나 입금으로 내셔서 잔금도 이체나 입금으로 내셔야 합니다. 한 주문의 증빙은 한 가지여야 합니다.'
}

/** By which the next part of an order can be paid. */
export const meansFor = (part: PaidPart, paidBy: string | null): readonly PaymentMeans[] =>
  PAYMENT_MEANS.filter((means) => part !== 'rest' || restMeansRefusal(paidBy, means) === null)
