import { kindOf } from '#/domain/catalog/kinds.ts'
import type { GiveBackFacts } from '#/domain/orders/give-back.ts'
import { allLeft, leftByMeans, type MeansLeft } from '#/domain/orders/split-give-back.ts'
import { freeOfOrder, type HeldMoney, promisedBack } from '#/server/features/money/payments/payments.public.ts'
import { deliveriesOf, linesOf, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { giveBacksOf } from './give-backs.repo.ts'
import type { GiveBackRow } from './give-backs.table.ts'

export interface OrderToGiveBack {
  readonly facts: GiveBackFacts
  readonly left: MeansLeft
  /** What each payment still holds, what came last first. */
  readonly held: readonly HeldMoney[]
  readonly giveBacks: readonly GiveBackRow[]
}

/** Everything that a give-back of this order depends on. */
export async function readFacts(db: DbOrTx, order: OrderRow): Promise<OrderToGiveBack> {
  const lines = await linesOf(db, order.id)
  const deliveries = await deliveriesOf(db, order.id)
  const giveBacks = await giveBacksOf(db, order.id)
  const held = (await freeOfOrder(db, order.id)).filter(({ left }) => left > 0)
  const left = leftByMeans(order, await promisedBack(db, order.id))
  const given = giveBacks.filter(({ state }) => state === 'done').flatMap(({ parts }) => parts)
  const copiesGiven = (lineId: string) =>
    given.filter(({ kind, id }) => kind === 'line' && id === lineId).reduce((sum, { copies }) => sum + copies, 0)
  const credit = creditOf(order)
  const facts: GiveBackFacts = {
    payment: order.paymentState,
    cancelled: order.cancelledAt !== null,
    cancelAsked: order.cancelRequestedAt !== null,
    moneyMissing: order.moneyMissingSince !== null,
    changeWaits: order.changeWaitsSince !== null,
    lines: lines.map(({ id, title, spec, total, copies, production, printedAt }) => {
      const { unit } = kindOf(spec.product)
      return { id, title, unit, total, copies, production, printed: printedAt !== null, given: copiesGiven(id) }
    }),
    deliveries: deliveries.map(({ id, fee }) => {
      return { id, fee, given: given.some((part) => part.kind === 'fee' && part.id === id) }
    }),
    takenOff: order.discountTotal + order.couponTotal,
    left: allLeft(left) + (credit?.owed ?? 0),
    credit,
  }
  return { facts, left, held, giveBacks }
}

/** A firm pays it later, and no payment of its own ever came for it. */
const creditOf = ({ deferredAt, paymentState, capturedTotal, receivableTotal, settledTotal }: OrderRow) =>
  deferredAt && paymentState === 'deferred' && capturedTotal === 0
    ? { owed: receivableTotal, settled: settledTotal }
    : null
