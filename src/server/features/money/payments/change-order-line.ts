import { AppError } from '#/contract/errors.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { type ChangeFacts, changeRefusal } from '#/domain/orders/order-change.ts'
import { closedMeans } from '#/domain/orders/payment-means.ts'
import {
  type Actor,
  beginChange,
  changeAsked,
  deliveriesOf,
  lineOf,
  lockLine,
  orderOf,
  type OrderChangeRow,
  type OrderLine,
  type OrderRow,
  type OrdersDeps,
  priceChange,
  type PricedChange,
  type WantedChange,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { carryOutCheaper } from './carry-out-cheaper.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { promisedBack } from './repayments.repo.ts'

export type ChangeDeps = PaymentsDeps & OrdersDeps

interface Asked extends WantedChange {
  readonly reason: string
  /** As the form showed it. */
  readonly shownDifference: number
  readonly by: Actor
  readonly byName: string
}

export interface Changeable extends PricedChange {
  readonly order: OrderRow
  readonly line: OrderLine
}

/** What a change would come to; nothing is written. NOT_FOUND, CONFLICT: it cannot be changed now, INVALID_INPUT: it cannot be made. */
export async function previewChange(
  db: DbOrTx,
  deps: ChangeDeps,
  lineId: string,
  wanted: WantedChange,
): Promise<Changeable> {
  const line = await lineOf(db, lineId)
  const order = line && (await orderOf(db, line.orderId))
  if (!line || !order) throw new AppError('NOT_FOUND')
  const refusal = changeRefusal(await factsOf(db, order, line))
  if (refusal) throw new AppError('CONFLICT', refusal)
  return { order, line, ...(await priceChange(db, deps, { order, line, wanted })) }
}

/**
 * Changes a line of a paid order. Dearer: the order stands still until the customer has paid the difference. Otherwise it is done at
 * once, and what is too much goes back over the payments it came by. CONFLICT when it comes to something else than was shown.
 */
export async function changeOrderLine(
  tx: Tx,
  deps: ChangeDeps,
  lineId: string,
  { reason, shownDifference, by, byName, ...wanted }: Asked,
): Promise<{ readonly state: 'waiting' | 'applied'; readonly difference: number; readonly orderNumber: string }> {
  if (!(await lockLine(tx, lineId))) throw new AppError('NOT_FOUND')
  const { order, before, after, difference } = await previewChange(tx, deps, lineId, wanted)
  refuseOther(difference, shownDifference)
  const now = deps.clock.now()
  const change: OrderChangeRow = {
    id: deps.ids.uuid(),
    orderId: order.id,
    lineId,
    state: difference > 0 ? 'waiting' : 'applied',
    reason,
    before,
    after,
    difference,
    byId: by.id,
    byName,
    askedAt: now,
    endedAt: difference > 0 ? null : now,
    endReason: '',
  }
  if (difference > 0) {
    await beginChange(tx, deps, { order, change, by })
    await deps.jobs.emit(tx, changeAsked, { orderId: order.id, changeId: change.id })
  } else await carryOutCheaper(tx, deps, { order, change, by })
  return { state: difference > 0 ? 'waiting' : 'applied', difference, orderNumber: order.number }
}

function refuseOther(difference: number, shown: number): void {
  if (difference !== shown)
    throw new AppError(
      'CONFLICT',
      `그 사이 차액이 ${formatWon(difference)}으로 바뀌었습니다.\n아직 바꾸지 않았습니다. 새 금액을 확인하고 다시 눌러 주세요.`,
      { shownDifference: String(difference) },
    )
  const closed = difference > 0 ? closedMeans('card', difference) : null
  if (closed)
    throw new AppError('CONFLICT', `차액 ${formatWon(difference)}은 결제창에서 받을 수 없습니다. 카드는 ${closed}`)
}

async function factsOf(db: DbOrTx, order: OrderRow, line: OrderLine): Promise<ChangeFacts> {
  const deliveries = await deliveriesOf(db, order.id)
  return {
    ...order,
    payment: order.paymentState,
    cancelled: order.cancelledAt !== null,
    cancelAsked: order.cancelRequestedAt !== null,
    moneyMissing: order.moneyMissingSince !== null,
    changeWaits: order.changeWaitsSince !== null,
    promisedBack: await promisedBack(db, order.id),
    production: line.production,
    printed: line.printedAt !== null,
    deliveries: deliveries.map(({ state }) => state),
  }
}
