import { presentPartPayment } from './part-payment.presenter.ts'
import { AppError } from '#/contract/errors.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { printsUnseen } from '#/domain/brands/line-origin.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { cancelRule, mayChangeFile, mayChangeTitle } from '#/domain/orders/guards.ts'
import { type Milestones, milestonesOf } from '#/domain/orders/milestones.ts'
import { lapsesAt } from '#/domain/orders/lapse.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import type { MergedLabel } from '#/domain/orders/merged-label.ts'
import { moneyLeft, saleUndone } from '#/domain/orders/order-money.ts'
import { lineLabel, orderLabel } from '#/domain/orders/order-label.ts'
import { brandNamer } from '#/server/features/content/brands/brands.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readCalendarData } from '#/server/features/content/calendar/calendar.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type HistoryRow, readHistory } from './history.repo.ts'
import { type DeliveryRow, readDeliveries, readLines } from './lines.repo.ts'
import { presentChange } from './order-changes.presenter.ts'
import { changesOf } from './order-changes.repo.ts'
import { factsOf, type OrderLine } from './order-line.ts'
import { type OrderRow, readOrderByNumber } from './orders.repo.ts'
import { timelineText } from './timeline-text.ts'

/** An order for its owner; somebody else's is NOT_FOUND, exactly like one that does not exist. */
export async function readOwnOrder(db: DbOrTx, memberId: string, number: string): Promise<OrderDetail> {
  const order = await ownOrder(db, memberId, number)
  const [lines, deliveries, history, calendar, changes] = await Promise.all([
    readLines(db, order.id),
    readDeliveries(db, order.id),
    readHistory(db, order.id),
    readCalendarData(db, seoulDay(order.placedAt)),
    changesOf(db, order.id),
  ])
  const days = calendar.days.map(({ day }) => ({ day }))
  const cutOffs = calendar.cutOffs.map((cutOff) => ({ ...cutOff }))
  const pictures = await picturesOf(db, lines)
  return {
    ...present(order, lines, pictures, deliveries, history),
    brand: (await brandNamer(db, [order.brand]))(order.brand),
    changes: changes.map(presentChange),
    calendar: { days, cutOffs },
  }
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
  pictures: readonly (JobPictureView | null)[],
  deliveries: readonly DeliveryRow[],
  history: readonly HistoryRow[],
): Omit<OrderDetail, 'brand' | 'calendar' | 'changes'> {
  const {
    goodsSupply,
    goodsVat,
    discountTotal,
    discountAgreed,
    deliveryTotal,
    couponTotal,
    pointsTotal,
    emoneyTotal,
    total,
  } = order
  const over = order.paymentState === 'cancelled' || order.paymentState === 'refunded'
  return {
    orderNumber: order.number,
    placedAt: order.placedAt.toISOString(),
    paidAt: iso(order.paidAt),
    payment: order.paymentState,
    paymentMethod: order.paymentMethod,
    payable:
      order.changeWaitsSince !== null || (asksForMoney(order) && mayPay({ ...order, payment: order.paymentState })),
    lapsesAt: iso(lapsesAt(order)),
    moneyTaken: order.moneyMissingSince !== null || order.receivableTotal > 0,
    refundedTotal: order.refundedTotal,
    loweredTotal: over ? 0 : loweredOf(order),
    prepaidReturned: order.prepaidReturned,
    refundingTotal: order.cancelledAt ? Math.max(0, moneyLeft(order) - order.keptTotal) : 0,
    keptTotal: order.keptTotal,
    label: shown(orderLabel(order.paymentState, lines.map(withNature), deliveries)),
    amounts: {
      goodsSupply,
      goodsVat,
      discountTotal,
      discountAgreed,
      deliveryTotal,
      couponTotal,
      pointsTotal,
      emoneyTotal,
      total,
    },
    orderer: order.orderer,
    memo: order.memo,
    sender: order.sender,
    evidence: order.evidence,
    lines: lines.map((line, at) => ({ ...presentLine(line, deliveries), picture: pictures[at] ?? null })),
    deliveries: deliveries.map(presentDelivery),
    partPayment: presentPartPayment(order),
    timeline: presentTimeline(history, lines),
    milestones: presentMilestones(
      milestonesOf({ paidAt: order.advancePaidAt ?? order.paidAt, lines, deliveries }, history),
    ),
    cancel: over || lines.every((line) => line.production === 'cancelled') ? 'done' : cancelRule(lines.map(factsOf)),
    cancelRequestedAt: iso(order.cancelRequestedAt),
  }
}

const withNature = (line: OrderLine) => ({ ...line, isKit: isKit(line.spec), isUnseen: printsUnseen(line) })

const presentMilestones = (at: Milestones): OrderDetail['milestones'] => ({
  paid: iso(at.paid),
  file: iso(at.file),
  proof: iso(at.proof),
  made: iso(at.made),
  shipped: iso(at.shipped),
  delivered: iso(at.delivered),
  confirmed: iso(at.confirmed),
})

function presentLine(
  line: OrderLine,
  deliveries: readonly DeliveryRow[],
): Omit<OrderDetail['lines'][number], 'picture'> {
  const { id, position, title, ownTitle, spec, quote, copies, supply, vat, total, file, production, dueDay } = line
  return {
    id,
    position,
    title,
    ownTitle,
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
    label: shown(lineLabel(line.payment, withNature(line), deliveries)),
    dueDay,
    mayChangeFiles:
      mayChangeFile(factsOf(line)) &&
      line.origin?.kind !== 'edition' &&
      line.payment !== 'cancelled' &&
      line.payment !== 'refunded',
    mayChangeTitle: mayChangeTitle(factsOf(line)),
    origin: line.origin && { ...line.origin },
  }
}

function presentDelivery(delivery: DeliveryRow): OrderDetail['deliveries'][number] {
  const { id, method, recipient, fee, grams, state, courier, trackingNumber } = delivery
  const counts = delivery.counts.map(({ line, copies }) => ({ line, copies }))
  const moments = { shippedAt: iso(delivery.shippedAt), deliveredAt: iso(delivery.deliveredAt) }
  return { id, method, recipient, counts, fee, grams, state, courier, trackingNumber, ...moments }
}

function presentTimeline(history: readonly HistoryRow[], lines: readonly OrderLine[]): OrderDetail['timeline'] {
  return history.flatMap((entry) => {
    const own = lines.find((candidate) => candidate.id === entry.lineId)
    const text = timelineText(entry, own && natureOf(own))
    if (text === null) return []
    const line = lines.length > 1 ? own : undefined
    return [{ at: entry.at.toISOString(), machine: entry.machine, text, line: line?.position ?? null }]
  })
}

/** What is sold no more of an order that its firm pays later, and was not given back as money. */
const loweredOf = (order: OrderRow): number =>
  order.deferredAt === null ? 0 : Math.max(0, saleUndone(order) - order.refundedTotal - order.reversedTotal)

/** A firm that pays by statement is not asked for each order; the payment page takes its money all the same. */
const asksForMoney = ({ deferredAt, paymentState }: OrderRow): boolean =>
  deferredAt === null || paymentState !== 'deferred'
