import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { listOrders as listOrdersEndpoint, OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { ORDER_STEPS, type MergedLabel, type OrderStep } from '#/domain/orders/merged-label.ts'
import { orderLabel } from '#/domain/orders/order-label.ts'
import { daysAfter, daysBefore, seoulMidnight } from '#/lib/seoul-time.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { type ListedOrder, listedOrders, type ListRange } from './list-orders.repo.ts'

type Asked = QueryOf<typeof listOrdersEndpoint>
type Listed = ResultOf<typeof listOrdersEndpoint>

const PAGE = 20
const BATCH = 100
/** What the strip of steps above the list counts: so many days back, and so many orders at the most. */
const STRIP_DAYS = 92
const COUNTED_ORDERS = 500
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

/** A page of the member's orders of a step and between two days of Seoul, and how many of the last three months stand where. */
export async function listOrders(db: DbOrTx, now: Date, memberId: string, asked: Asked): Promise<Listed> {
  const from = asked.from ? seoulMidnight(asked.from) : LONG_AGO
  const before = asked.to ? daysAfter(seoulMidnight(asked.to), 1) : daysAfter(now, 1)
  const range = { memberId, from, before, after: asked.after ? readPlace(asked.after) : null, limit: BATCH }
  const [page, counts] = await Promise.all([
    readPage(db, { ...range, step: asked.step }),
    countSteps(db, {
      ...range,
      from: daysBefore(now, STRIP_DAYS),
      before: daysAfter(now, 1),
      after: null,
      limit: COUNTED_ORDERS,
    }),
  ])
  const pictures = await picturesOf(db, page.orders.map(firstOf))
  return { orders: page.orders.map((order, at) => present(order, pictures[at] ?? null)), next: page.next, counts }
}

/** The step is a rule of the domain, not a column: reads on until the page is full or the orders end. */
async function readPage(db: DbOrTx, range: ListRange) {
  const { step } = range
  const found: ListedOrder[] = []
  for (let after = range.after; ;) {
    const batch = await listedOrders(db, { ...range, after })
    for (const order of batch) {
      if (step && labelOf(order).step !== step) continue
      const last = found.at(-1)
      if (found.length === PAGE && last) return { orders: found, next: writePlace({ at: last.placedAt, id: last.id }) }
      found.push(order)
    }
    const last = batch.at(-1)
    if (batch.length < range.limit || !last) return { orders: found, next: null }
    after = { at: last.placedAt, id: last.id }
  }
}

async function countSteps(db: DbOrTx, range: ListRange): Promise<Record<OrderStep, number>> {
  const counts = Object.fromEntries(ORDER_STEPS.map((step) => [step, 0])) as Record<OrderStep, number>
  for (const order of await listedOrders(db, range)) counts[labelOf(order).step] += 1
  return counts
}

const labelOf = (order: ListedOrder): MergedLabel => orderLabel(order.payment, order.lines, order.deliveries)

function firstOf({ number, lines: [first] }: ListedOrder) {
  if (!first?.spec) throw new Error(`order ${number} has no first line`)
  const { title, ownTitle, spec, files } = first
  return { title, ownTitle, spec, files: files ?? [] }
}

function present(order: ListedOrder, picture: JobPictureView | null): OrderSummary {
  const first = firstOf(order)
  const label = labelOf(order)
  const days = order.lines.map((line) => line.dueDay).filter((day) => day !== null)
  return {
    orderNumber: order.number,
    placedAt: order.placedAt.toISOString(),
    title: order.lines.length > 1 ? `${first.title} 외 ${order.lines.length - 1}건` : first.title,
    total: order.total,
    payment: order.payment,
    label: { step: label.step, text: label.customer, yourTurn: label.yourTurn },
    dueDay: days.length === order.lines.length ? (days.toSorted().at(-1) ?? null) : null,
    firstSpec: first.spec,
    ownTitle: first.ownTitle,
    picture,
  }
}
