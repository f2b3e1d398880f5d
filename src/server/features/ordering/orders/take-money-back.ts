import { formatCount } from '#/lib/format-count.ts'
import { type ReversalKind, type TakenBack, takeBack } from '#/domain/orders/take-back.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { SYSTEM } from './actor.ts'
import { readDeliveries } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { moneyTakenBack, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { nextOrRefuse } from './refuse-move.ts'
import { writeStates } from './write-states.ts'
import { PAYMENT_MACHINE } from '#/domain/orders/payment-machine.ts'

export interface Taking {
  /** Locked by the caller. */
  readonly order: OrderRow
  readonly amount: number
  readonly kind: ReversalKind
  /** The account of a deposit that was withdrawn takes what the order costs now. */
  readonly payInto: boolean
  /** It is taken from the payment of the second of two parts. */
  readonly fromRest: boolean
  /** Names this taking among all others. */
  readonly reference: string
  /** For the desk, when nobody said whose money it was. */
  readonly picked: string
}

/**
 * The bank or the card company took money of an order back: the order says so, stops before anything more is made or sent, the
 * desk has work and the customer is told. A cancelled order that owes nothing is only put right. The books are the caller's.
 */
export async function takeMoneyBack(tx: Tx, deps: MoveDeps, taking: Taking): Promise<TakenBack> {
  const { order, amount, kind, payInto, fromRest, reference, picked } = taking
  const deliveries = await readDeliveries(tx, order.id)
  const sent = deliveries.some(({ state }) => state !== 'preparing' && state !== 'pickup-ready')
  const taken = takeBack(
    { ...order, cancelled: order.cancelledAt !== null, sent, rest: fromRest ? order.total - order.advanceTotal : 0 },
    amount,
    payInto ? kind : 'chargeback',
  )
  const to = nextOrRefuse(PAYMENT_MACHINE, order.paymentState, taken.event, SYSTEM.kind)
  const now = deps.clock.now()
  await writeStates(
    tx,
    order.id,
    {
      order: {
        ...taken.money,
        paymentState: to,
        ...(taken.whole ? { paidAt: null, advancePaidAt: null } : {}),
        // Both parts of it were paid: what is due again is all of it, at once.
        ...(taken.whole && order.paymentState === 'paid' ? { advanceTotal: 0, restDueDay: null } : {}),
        ...(taken.restOnly ? { paidAt: null } : {}),
        ...(taken.open ? { moneyMissingSince: order.moneyMissingSince ?? now } : {}),
      },
    },
    [
      {
        machine: 'payment',
        event: taken.event,
        fromState: order.paymentState,
        toState: to,
        byKind: SYSTEM.kind,
        byId: SYSTEM.id,
        note: [noteOf(kind, amount), picked].filter(Boolean).join('. '),
        at: now,
      },
    ],
  )
  await deps.live.publish(tx, orderTopic(order.number))
  if (!taken.open && !taken.restOnly) return taken
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  const { whole } = taken
  await deps.jobs.emit(tx, moneyTakenBack, { orderId: order.id, reference, kind, amount, whole, sent })
  return taken
}

const noteOf = (kind: ReversalKind, amount: number) =>
  `${kind === 'deposit' ? '은행 입금 취소' : '카드사·결제사 취소'} ${formatCount(amount)}원`
