import type { Krw } from '#/domain/money/krw.ts'
import { type BenefitTotals, prepaidLeft } from './benefits.ts'
import { moneyLeft, type OrderMoney } from './order-money.ts'

/** What is left of an order by each means it was paid with. */
export interface MeansLeft {
  /** Gateway, bank: money of the world outside. */
  readonly cash: Krw
  readonly emoney: Krw
  readonly points: Krw
}

/** In reverse of use: what was paid last, with real money, goes back first; then e-money, then points. */
export function splitGiveBack(amount: Krw, left: MeansLeft): MeansLeft {
  const cash = Math.min(amount, left.cash)
  const emoney = Math.min(amount - cash, left.emoney)
  const points = amount - cash - emoney
  if (amount < 0 || points > left.points) throw new Error('more goes back than is left of the order')
  return { cash, emoney, points }
}

export const allLeft = ({ cash, emoney, points }: MeansLeft): Krw => cash + emoney + points

type Paid = Pick<OrderMoney, 'capturedTotal' | 'refundedTotal' | 'reversedTotal'> &
  Omit<BenefitTotals, 'couponTotal'> & { readonly prepaidReturned: Krw; readonly keptTotal: Krw }

/** What may still go back. What is kept is kept of what would go back last. */
export function leftByMeans(order: Paid, promised: Krw): MeansLeft {
  const money = Math.max(0, moneyLeft(order) - promised)
  const all = Math.max(0, money + prepaidLeft(order) - order.keptTotal)
  const emoney = Math.max(0, order.emoneyTotal - order.prepaidReturned)
  return splitGiveBack(all, { cash: money, emoney, points: prepaidLeft(order) - emoney })
}
