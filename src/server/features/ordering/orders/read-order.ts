import { AppError } from '#/contract/errors.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { cancelRule, mayChangeFile } from '#/domain/orders/guards.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import type { MergedLabel } from '#/domain/orders/merged-label.ts'
import { moneyLeft } from '#/domain/orders/order-money.ts'
import { lineLabel, orderLabel } from '#/domain/orders/order-label.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type HistoryRow, readHistory } from './history.repo.ts'
import { type DeliveryRow, readDeliveries, readLines } from './lines.repo.ts'
import { factsOf, type OrderLine } from './order-line.ts'
import { type OrderRow, readOrderByNumber } from './orders.repo.ts'
import { timelineText } from './timeline-text.ts'

/** An order for its owner; somebody else's is NOT_FOUND, exactly like one that does not exist. */
export async function readOwnOrder(db: DbOrTx, memberId: string, number: string): Promise<OrderDetail> {
  const order = await ownOrder(db, memberId, number)
  const [lines, deliveries, history] = await Promise.all([
    readLines(db, order.id),
    readDeliveries(db, order.id),
    readHistory(db, order.id),
  ])
  return present(order, lines, deliveries, history)
}

export async function ownOrder(db: DbOrTx, memberId: string, number: string): Promise<OrderRow> {
  const order = await readOrderByNumber(db, number)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  return order
}

const shown = (label: MergedLabel) => ({ step: label.step, text: label.customer, yourTurn: label.yourTurn })
const iso = (at: Date | null) => at?.toISOString() ?? null

function present(
  order: OrderRow,
  lines: readonly OrderLine[],
  deliveries: readonly DeliveryRow[],
  history: readonly HistoryRow[],
): OrderDetail {
  const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total } = order
  const over = order.paymentState === 'cancelled' || order.paymentState === 'refunded'
  return {
    orderNumber: order.number,
    placedAt: order.placedAt.toISOString(),
    paidAt: iso(order.paidAt),
    payment: order.paymentState,
    paymentMethod: order.paymentMethod,
    payable: mayPay({ ...order, payment: order.paymentState }),
    moneyTaken: order.moneyMissingSince !== null || order.receivableTotal > 0,
    refundedTotal: order.refundedTotal,
    refundingTotal: order.cancelledAt ? Math.max(0, moneyLeft(order) - order.keptTotal) : 0,
    keptTotal: order.keptTotal,
    label: shown(orderLabel(order.paymentState, lines, deliveries)),
    amounts: { goodsSupply, goodsVat, discountTotal, deliveryTotal, total },
    orderer: order.orderer,
    memo: order.memo,
    sender: order.sender,
    evidence: order.evidence,
    lines: lines.map((line) => presentLine(line, deliveries)),
    deliveries: deliveries.map(presentDelivery),
    timeline: presentTimeline(history, lines),
    cancel: over || lines.every((line) => line.production === 'cancelled') ? 'done' : cancelRule(lines.map(factsOf)),
    cancelRequestedAt: iso(order.cancelRequestedAt),
  }
}

function presentLine(line: OrderLine, deliveries: readonly DeliveryRow[]): OrderDetail['lines'][number] {
  const { id, position, title, spec, quote, copies, supply, vat, total, file, production, dueDay } = line
  return {
    id,
    position,
    title,
    product: spec.product,
    spec,
    quote,
    files: line.files.map((entry) => ({ ...entry })),
    copies,
    supply,
    vat,
    total,
    file,
    production,
    label: shown(lineLabel(line.payment, line, deliveries)),
    dueDay,
    mayChangeFiles: mayChangeFile(factsOf(line)) && line.payment !== 'cancelled' && line.payment !== 'refunded',
  }
}

function presentDelivery(delivery: DeliveryRow): OrderDetail['deliveries'][number] {
  const { id, method, recipient, fee, state, courier, trackingNumber } = delivery
  const counts = delivery.counts.map(({ line, copies }) => ({ line, copies }))
  return { id, method, recipient, counts, fee, state, courier, trackingNumber, shippedAt: iso(delivery.shippedAt) }
}

function presentTimeline(history: readonly HistoryRow[], lines: readonly OrderLine[]): OrderDetail['timeline'] {
  return history.flatMap((entry) => {
    const text = timelineText(entry)
    if (text === null) return []
    const line = lines.length > 1 ? lines.find((candidate) => candidate.id === entry.lineId) : undefined
    return [{ at: entry.at.toISOString(), machine: entry.machine, text, line: line?.position ?? null }]
  })
}
