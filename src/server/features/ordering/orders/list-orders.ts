import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { listOrders as listOrdersEndpoint, OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { ORDER_STEPS, type MergedLabel, type OrderStep } from '#/domain/orders/merged-label.ts'
import { dueOf } from '#/domain/orders/part-payment.ts'
import { orderLabel } from '#/domain/orders/order-label.ts'
import { daysAfter, daysBefore, seoulMidnight } from '#/lib/seoul-time.ts'
import { brandNamer } from '#/server/features/content/brands/brands.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { movingOrders } from './moving-orders.ts'
import {
  type ListedOrder,
  listedOrders,
  type ListRange,
  type StandingOrder,
  standingOrders,
} from './list-orders.repo.ts'

type Asked = QueryOf<typeof listOrdersEndpoint>
type Listed = ResultOf<typeof listOrdersEndpoint>

const PAGE = 20
/** Of one step many are looked through for a page; of all of them one more than a page says whether there is another. */
const BATCH = 100
/** What the strip of steps above the list counts: so many days back, and of what is over so many orders at the most. */
const STRIP_DAYS = 92
const COUNTED_ORDERS = 60
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

/** A page of the member's orders of a step and between two days of Seoul, and how many of the last three months stand where. */
export async function listOrders(db: DbOrTx, now: Date, memberId: string, asked: Asked): Promise<Listed> {
  const from = asked.from ? seoulMidnight(asked.from) : LONG_AGO
  const before = asked.to ? daysAfter(seoulMidnight(asked.to), 1) : daysAfter(now, 1)
  const { step, q } = asked
  const range = {
    memberId,
    from,
    before,
    after: asked.after ? readPlace(asked.after) : null,
    step,
    q,
    limit: step ? BATCH : PAGE + 1,
  }
  const [page, counted] = await Promise.all([readPage(db, range), countSteps(db, now, memberId)])
  return { orders: await presentSummaries(db, page.orders), next: page.next, ...counted }
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

/** Where the orders of the last months stand. What moves is counted by its own indices, of what is over the newest. */
async function countSteps(
  db: DbOrTx,
  now: Date,
  memberId: string,
): Promise<Pick<Listed, 'counts' | 'countsMore' | 'movingMore'>> {
  const months = { memberId, from: daysBefore(now, STRIP_DAYS), before: daysAfter(now, 1), after: null }
  const [moving, newest] = await Promise.all([
    movingOrders(standingOrders, db, months),
    standingOrders(db, { ...months, limit: COUNTED_ORDERS + 1 }),
  ])
  const ids = new Set(moving.orders.map(({ id }) => id))
  const counts = Object.fromEntries(ORDER_STEPS.map((step) => [step, 0])) as Record<OrderStep, number>
  for (const order of [...moving.orders, ...newest.slice(0, COUNTED_ORDERS).filter(({ id }) => !ids.has(id))])
    counts[labelOf(order).step] += 1
  return { counts, countsMore: newest.length > COUNTED_ORDERS, movingMore: moving.more }
}

export const labelOf = (order: StandingOrder): MergedLabel => orderLabel(order.payment, order.lines, order.deliveries)

function firstOf({ number, lines: [first] }: ListedOrder) {
  if (!first?.spec) throw new Error(`order ${number} has no first line`)
  const { title, ownTitle, spec, files } = first
  return { id: first.id, copies: first.copies, title, ownTitle, spec, files: files ?? [] }
}

/** The pictures of all of them cost one statement, and so do the names of their brands. */
export async function presentSummaries(db: DbOrTx, orders: readonly ListedOrder[]): Promise<OrderSummary[]> {
  const pictures = await picturesOf(db, orders.map(firstOf))
  const nameBrand = await brandNamer(
    db,
    orders.map(({ brand }) => brand),
  )
  return orders.map((order, at) => ({
    ...present(order),
    brand: nameBrand(order.brand),
    picture: pictures[at] ?? null,
  }))
}

function present(order: ListedOrder): Omit<OrderSummary, 'brand' | 'picture'> {
  const first = firstOf(order)
  const label = labelOf(order)
  return {
    orderNumber: order.number,
    placedAt: order.placedAt.toISOString(),
    title: order.lines.length > 1 ? `${first.title} 외 ${order.lines.length - 1}건` : first.title,
    total: order.total,
    payment: order.payment,
    due: dueOf(order).part,
    label: { step: label.step, text: label.customer, yourTurn: label.yourTurn },
    dueDay: dueDayOf(order),
    firstSpec: first.spec,
    ownTitle: first.ownTitle,
    firstLine: { id: first.id, copies: first.copies },
    lineCount: order.lines.length,
  }
}

/** When the last of it leaves; null while a day of some line is not known. */
export function dueDayOf({ lines }: StandingOrder): string | null {
  const days = lines.map(({ dueDay }) => dueDay).filter((day) => day !== null)
  return days.length === lines.length ? (days.toSorted().at(-1) ?? null) : null
}
