import { sql } from '#/server/platform/db/drizzle.ts'
import type { Endpoint } from '#/contract/endpoint.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import { lockOrdersByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import type { MemberCaller, PartnerCaller, StaffCaller } from '../callers.ts'
import type { Answer, CallOptions } from '../call-app.ts'
import { payFor, placeFlyer } from '../orders/checkout.ts'
import type { PracticeGateway } from '../orders/practice-gateway.ts'
import { storedPdf } from '../paid-order.ts'
import { bookWithoutBleed } from '../pdf/make-books.ts'
import { restate } from '../orders/restate.ts'
import type { TestShop } from '../test-shop.ts'
import { seededRandom } from '../seeded-random.ts'

/** An order that everybody pulls at. */
export interface SharedOrder {
  readonly orderNumber: string
  readonly lineId: string
  readonly deliveryId: string
  readonly owner: MemberCaller
}

/** People of the desk and customers who work on few orders at once, so that they meet. */
export interface Crowd {
  readonly shop: TestShop
  readonly gateway: PracticeGateway
  readonly staff: StaffCaller
  readonly partner: PartnerCaller
  readonly customers: readonly MemberCaller[]
  /** Of the orders that everybody pulls at; nobody tidies their carts. */
  readonly owners: readonly MemberCaller[]
  readonly orders: SharedOrder[]
  /** Seeded; between 0 and 1. */
  random(): number
  pick<T>(of: readonly T[]): T
  /** Asks the shop and writes down how it answered. */
  call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>>
  readonly tally: Tally
}

export interface Tally {
  /** By endpoint and kind of answer: `orders.cancel 2xx`. */
  readonly calls: Map<string, number>
  /** Answers 5xx, with their text. */
  readonly faults: string[]
}

export const countOf = ({ calls }: Tally): number => [...calls.values()].reduce((sum, count) => sum + count, 0)

const CUSTOMERS = 4

export async function gatherCrowd(shop: TestShop, gateway: PracticeGateway, seed: number): Promise<Crowd> {
  const random = seededRandom(seed)
  const tally: Tally = { calls: new Map(), faults: [] }
  const members = () => Promise.all(Array.from({ length: CUSTOMERS }, () => shop.member()))
  return {
    shop,
    gateway,
    staff: await shop.staff(),
    partner: await shop.partner(),
    customers: await members(),
    owners: await members(),
    orders: [],
    random,
    pick: (of) => of[Math.floor(random() * of.length)] as never,
    call: async (endpoint, options) => {
      const answer = await shop.call(endpoint, options)
      const kind = `${endpoint.id} ${String(answer.status)[0]}xx`
      tally.calls.set(kind, (tally.calls.get(kind) ?? 0) + 1)
      if (answer.status >= 500) tally.faults.push(`${endpoint.id} ${answer.status} ${answer.text.slice(0, 200)}`)
      return answer
    },
    tally,
  }
}

const BEGUN = { production: 'waiting', delivery: 'preparing', wish: false } as const
/** How far the house is with an order when the crowd gets it; each stage lets other acts through. */
const STAGES = [
  { ...BEGUN, file: 'problem' },
  { ...BEGUN, file: 'ready' },
  { ...BEGUN, file: 'ready' },
  { ...BEGUN, file: 'proofing' },
  { ...BEGUN, file: 'proofing' },
  { file: 'approved', production: 'waiting', delivery: 'preparing', wish: false },
  { file: 'approved', production: 'waiting', delivery: 'preparing', wish: true },
  { file: 'approved', production: 'printing', delivery: 'preparing', wish: false },
  { file: 'approved', production: 'done', delivery: 'preparing', wish: false },
  { file: 'approved', production: 'done', delivery: 'shipped', wish: false },
  { file: 'approved', production: 'done', delivery: 'delivered', wish: false },
] as const
const DUE_DAY = '2027-03-03'

/** Bought and paid as by a customer, with a PDF that passed its check, at any stage. */
export async function addPaidOrder(crowd: Crowd): Promise<SharedOrder> {
  const { shop, gateway } = crowd
  const owner = crowd.pick(crowd.owners)
  const { orderNumber } = await placeFlyer(shop, owner)
  await payFor(shop, gateway, owner, [orderNumber])
  const file = await storedPdf(shop, 'sheet', await bookWithoutBleed(2))
  const stage = crowd.pick(STAGES)
  const approved = stage.file === 'approved'
  const printed = stage.production === 'printing' || stage.production === 'done'
  const row = await shop.container.database.transaction(async (tx) => {
    await lockOrdersByNumber(tx, [orderNumber])
    // A day that the crowd has just closed is promised to nobody.
    await calendarToPromiseBy(tx)
    const { rows } = await tx.execute<{ lineId: string; deliveryId: string }>(sql`
      update order_lines l set files = ${JSON.stringify([file])}::jsonb, file_state = ${stage.file},
        production_state = ${stage.production},
        due_day = case when ${approved}::boolean and not exists (select from calendar_days where day = ${DUE_DAY}::date)
          then ${DUE_DAY}::date end,
        approved_at = case when ${approved}::boolean then now() end, printed_at = case when ${printed}::boolean then now() end
        from orders o join order_deliveries d on d.order_id = o.id
       where o.number = ${orderNumber} and l.order_id = o.id returning l.id as "lineId", d.id as "deliveryId"`)
    await tx.execute(
      sql`update order_deliveries set state = ${stage.delivery} where id = ${rows[0]?.deliveryId ?? null}`,
    )
    if (stage.wish)
      await tx.execute(sql`
        update orders set cancel_requested_at = now(), cancel_reason = '마음이 바뀌었어요' where number = ${orderNumber}`)
    const { rows: owners } = await tx.execute<{ id: string }>(sql`select id from orders where number = ${orderNumber}`)
    if (owners[0]) await restate(tx, owners[0].id)
    return rows[0]
  })
  if (!row) throw new Error(`order ${orderNumber} has no line`)
  const order = { orderNumber, ...row, owner }
  crowd.orders.push(order)
  return order
}
