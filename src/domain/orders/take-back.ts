import type { Krw } from '#/domain/money/krw.ts'
import { moneyLeft, type OrderMoney } from './order-money.ts'
import type { PaymentEvent } from './payment-machine.ts'

export const REVERSAL_KINDS = ['deposit', 'chargeback'] as const
/** `deposit`: the bank withdrew a deposit that it had reported. `chargeback`: a payment was cancelled, and not by the shop. */
export type ReversalKind = (typeof REVERSAL_KINDS)[number]

export interface TakeBackFacts extends OrderMoney {
  readonly keptTotal: Krw
  readonly cancelled: boolean
  /** Something of it has left the house. */
  readonly sent: boolean
  /** What the payment of its rest holds, when that is the payment it is taken from; 0 of any other. */
  readonly rest?: Krw
  /** Agreed to be paid first. */
  readonly advanceTotal?: Krw
}

export interface TakenBack {
  readonly event: PaymentEvent
  /** All of the order's money is gone; it is to be paid anew. */
  readonly whole: boolean
  /** Exactly the second of two parts is gone; the order waits for it again. */
  readonly restOnly: boolean
  /** By how much the sale stands: what was sent, or what a cancelled job has cost, is owed. */
  readonly stands: Krw
  /** Somebody has to see to it, and nothing is made or sent before. */
  readonly open: boolean
  readonly money: Pick<OrderMoney, 'capturedTotal' | 'reversedTotal' | 'receivableTotal'>
}

/** What becomes of an order when `amount` of its money is taken back; never more than it has. */
export function takeBack(facts: TakeBackFacts, amount: Krw, kind: ReversalKind): TakenBack {
  if (amount <= 0 || amount > moneyLeft(facts)) throw new Error('only money that is there can be taken back')
  const whole = amount === moneyLeft(facts) && facts.refundedTotal === 0 && facts.keptTotal === 0
  if (isRestOnly(facts, amount)) {
    const capturedTotal = facts.capturedTotal - amount
    const money = { capturedTotal, reversedTotal: 0, receivableTotal: 0 }
    return { event: 'reverse-rest', whole: false, restOnly: true, stands: 0, open: false, money }
  }
  const stands = standing(facts, amount)
  return {
    event: eventOf(facts, whole, kind),
    whole,
    restOnly: false,
    stands,
    open: !facts.cancelled || stands > 0,
    money: {
      capturedTotal: whole ? 0 : facts.capturedTotal,
      reversedTotal: whole ? 0 : facts.reversedTotal + amount,
      receivableTotal: facts.receivableTotal + stands,
    },
  }
}

/** Nothing else of it moved, and it is still here: it stands where it stood before its rest was paid. */
const isRestOnly = (facts: TakeBackFacts, amount: Krw): boolean =>
  !facts.cancelled &&
  !facts.sent &&
  facts.rest === amount &&
  facts.capturedTotal - amount === facts.advanceTotal &&
  facts.refundedTotal + facts.reversedTotal + facts.receivableTotal + facts.settledTotal + facts.keptTotal === 0

function standing(facts: TakeBackFacts, amount: Krw): Krw {
  if (!facts.cancelled) return facts.sent ? amount : 0
  return Math.min(amount, Math.max(0, facts.keptTotal - facts.receivableTotal - facts.settledTotal))
}

function eventOf({ cancelled }: TakeBackFacts, whole: boolean, kind: ReversalKind): PaymentEvent {
  if (!whole) return 'reverse-part'
  if (cancelled) return 'reverse-cancelled'
  return kind === 'deposit' ? 'reverse-deposit' : 'charge-back'
}

/** How it was told whose money is gone; only `sure` needs nobody to look again. */
export type PickedBy = 'sure' | 'same-amount' | 'by-number'

export function pickedBy(amount: Krw, orders: readonly { readonly left: Krw }[]): PickedBy {
  const having = orders.filter(({ left }) => left > 0)
  const all = having.reduce((sum, { left }) => sum + left, 0)
  if (having.length <= 1 || amount >= all) return 'sure'
  return having.some(({ left }) => left === amount) ? 'same-amount' : 'by-number'
}

interface Share {
  readonly orderId: string
  readonly amount: Krw
}

/**
 * Whose money of a payment for several orders is gone: all of it, exactly one order's, or one order's after the other as they
 * are given. `rest` is what none of them had.
 */
export function sharesOf(
  amount: Krw,
  orders: readonly { readonly id: string; readonly left: Krw }[],
): { readonly shares: readonly Share[]; readonly rest: Krw } {
  const exact = orders.find((order) => order.left === amount)
  if (exact && amount > 0) return { shares: [{ orderId: exact.id, amount }], rest: 0 }
  const shares: Share[] = []
  let rest = amount
  for (const { id, left } of orders) {
    const share = Math.min(rest, left)
    if (share > 0) shares.push({ orderId: id, amount: share })
    rest -= share
  }
  return { shares, rest }
}
