import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { advanceLines, moveLine, readRealtime } from '#/contract/production/production.contract.ts'
import * as shipping from '#/contract/production/shipping.contract.ts'
import * as tracking from '#/contract/production/tracking.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listBoard, readQueue } from '#/contract/production/queue.contract.ts'
import * as staffOrder from '#/contract/production/staff-order.contract.ts'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { packagesMade } from '#tests/support/packages-made.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { LINES_WAITING } from './line-queue.sql.ts'

type ProductionMove = BodyInputOf<typeof moveLine>['event']
let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let chief: Awaited<ReturnType<TestShop['staff']>>
let press: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  chief = await shop.staff('administrator')
  press = await shop.staff('production')
  const { seedShipping } = await import('#/server/features/production/shipping/shipping.seed.ts')
  await shop.container.database.transaction(seedShipping)
})

/** Puts something where a test needs it; the queue is then written as the move would have written it. */
async function put(statement: SQL): Promise<void> {
  await shop.container.database.db.execute(statement)
  await restateAll(shop)
}

const set = (lineId: string, change: string) => put(sql`update order_lines set ${sql.raw(change)} where id = ${lineId}`)

/** Another job of the same order. */
async function secondLine(order: PaidOrder, production: string): Promise<string> {
  const { rows } = await shop.container.database.db.execute<{ id: string }>(sql`
    insert into order_lines (id, order_id, position, title, product, spec, quote, copies, supply, vat, total, file_state,
      production_state)
    select gen_random_uuid(), order_id, 2, title, product, spec, quote, copies, supply, vat, total, 'approved', ${production}
    from order_lines where id = ${order.lineId} returning id`)
  return rows[0]!.id
}

async function finished() {
  const order = await paidOrder(shop, member.memberId, { file: 'approved' })
  await set(order.lineId, `production_state = 'done', due_day = '2026-11-27'`)
  return order
}

describe('the work queue', () => {
  it('offers an order with an open cancellation request only to those who answer it, since the request came', async () => {
    const order = await paidOrder(shop, member.memberId, { file: 'approved' })
    const lines = (kind: QueueKind, as = chief) =>
      shop.call(listBoard, { as, query: { kind } }).then(({ data }) => data.items.map((row) => row.lineId))
    expect(await lines('plan-production')).toContain(order.lineId)
    const at = shop.clock.now().toISOString()
    const ask = (moment: string | null) =>
      put(sql`update orders set cancel_requested_at = ${moment} where id = ${order.orderId}`)
    await ask(at)
    expect(await lines('plan-production')).not.toContain(order.lineId)
    expect(await lines('answer-cancel')).toEqual([order.lineId])
    const desk = await shop.staff('finance')
    const own = (await shop.call(readQueue, { as: desk })).data.rows.find((row) => row.kind === 'answer-cancel')
    expect(own).toMatchObject({ label: '취소 요청', count: 1, items: [{ orderNumber: order.orderNumber, since: at }] })
    await ask(null)
    expect(await lines('answer-cancel')).toEqual([])
    expect(await lines('plan-production')).toContain(order.lineId)
  })

  it('does not offer a parcel before everything that goes with it is finished, nor hold back another one', async () => {
    const order = await finished()
    const kinds = async () =>
      (await shop.call(listBoard, { as: chief, query: { q: order.orderNumber } })).data.items.map((row) => row.queue)
    expect(await kinds()).toEqual(['dispatch'])
    const late = await secondLine(order, 'printing')
    const together = () => put(sql`insert into order_delivery_lines values (${order.deliveryId}, ${late}, 30)`)
    await together()
    expect(await kinds()).toEqual([null, null])
    const body = { courier: '04', trackingNumber: '700000000099' }
    const send = () =>
      shop.call(shipping.dispatchOrder, { as: press, params: { orderNumber: order.orderNumber }, body })
    expect((await send()).status).toBe(409)
    await put(sql`delete from order_delivery_lines where line_id = ${late}`)
    expect(new Set(await kinds())).toEqual(new Set(['dispatch', null]))
    await together()
    await set(late, `production_state = 'done'`)
    expect(await kinds()).toEqual(['dispatch', 'dispatch'])
    expect((await send()).status).toBe(200)
    expect(await kinds()).toEqual([null, null])
  })

  it('shows each role its own work, and administrators all of it', async () => {
    await paidOrder(shop, member.memberId, { file: 'problem' })
    const all = (await shop.call(readQueue, { as: chief })).data
    expect(all.rows.find((row) => row.kind === 'file-problem')).toMatchObject({ count: 1, overdue: 0 })
    const own = (await shop.call(readQueue, { as: press })).data
    expect(own.rows.map((row) => row.kind)).toEqual([
      'plan-production',
      'dispatch',
      'held',
      'late-production',
      'parcel-trouble',
    ])
    expect((await shop.call(readQueue, { as: member })).status).toBe(403)
  })
})

describe('the order table', () => {
  it('finds an order by number, name, phone tail and file name, and turns pages without losing a row', async () => {
    const order = await paidOrder(shop, member.memberId)
    for (const q of [order.orderNumber, '윤서영', '6789', 'body.pdf', '서촌'])
      expect(
        (await shop.call(listBoard, { as: chief, query: { q } })).data.items.map((row) => row.lineId),
        q,
      ).toContain(order.lineId)
    expect((await shop.call(listBoard, { as: chief, query: { q: '100%_' } })).data.items).toEqual([])
    const { items } = (await shop.call(listBoard, { as: chief, query: { view: 'active' } })).data
    const cursor = `${items[0]!.queue ? 0 : 1}~bad`
    expect((await shop.call(listBoard, { as: chief, query: { cursor } })).status).toBe(400)
  })

  it('leaves what is delivered to the view of everything, newest first, and takes it back for a remake', async () => {
    const first = await finished()
    const second = await finished()
    const views = async (view: 'active' | 'all') => {
      const { items } = (await shop.call(listBoard, { as: chief, query: { view } })).data
      return items.map((row) => row.lineId).filter((id) => id === first.lineId || id === second.lineId)
    }
    expect(await views('active')).toHaveLength(2)
    for (const { deliveryId } of [first, second])
      await put(sql`update order_deliveries set state = 'delivered' where id = ${deliveryId}`)
    expect(await views('active')).toEqual([])
    expect(await views('all')).toEqual([second.lineId, first.lineId])
    await set(first.lineId, `production_state = 'remake'`)
    expect(await views('active')).toEqual([first.lineId])
    await set(first.lineId, `production_state = 'cancelled'`)
    expect(await views('active')).toEqual([])
    expect((await shop.brokenInvariants()).filter((broken) => broken.startsWith('I13'))).toEqual([])
  })

  it('reads its pages of everything one after the other, each line once', async () => {
    const { db } = shop.container.database
    const order = await paidOrder(shop, member.memberId)
    // Pages end within an order, and between two.
    await db.execute(sql`
      insert into order_lines (id, order_id, position, title, product, spec, quote, copies, supply, vat, total)
      select gen_random_uuid(), order_id, position + n, title, product, spec, quote, copies, supply, vat, total
        from order_lines, generate_series(1, 110) n where id = ${order.lineId}`)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: ResultOf<typeof listBoard> = (
        await shop.call(listBoard, { as: chief, query: { view: 'all', ...(cursor ? { cursor } : {}) } })
      ).data
      seen.push(...page.items.map((row) => row.lineId))
      cursor = page.next
    } while (cursor)
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from order_lines`)
    expect(seen).toHaveLength(rows[0]!.n)
    await put(sql`update order_lines set production_state = 'cancelled' where order_id = ${order.orderId}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('can read what waits from the index of the queue', async () => {
    const { rows } = await shop.container.database.transaction(async (tx) => {
      // The planner prefers to read the whole of a table as small as this one.
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from (${LINES_WAITING}) q where q.kind = 'dispatch'`,
      )
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/(on|using) order_lines_queue/)
  })

  it('masks the customer, and shows the whole only with a line in the audit log', async () => {
    const { orderNumber } = await paidOrder(shop, member.memberId)
    const params = { orderNumber }
    const seen = (await shop.call(staffOrder.readStaffOrder, { as: chief, params })).data
    expect(seen.customer).toEqual({ name: '윤*영', phone: '010-****-6789', company: null, guest: false })
    expect(JSON.stringify(seen)).not.toContain('윤서영')
    const whole = (await shop.call(staffOrder.revealPersonalData, { as: chief, params })).data
    expect(whole.phone).toBe('010-2345-6789')
    const { items } = (await shop.call(listAudit, { as: chief, query: {} })).data
    expect(items[0]).toMatchObject({ action: 'order.reveal-personal-data', objectKind: 'order', objectId: orderNumber })
    expect((await shop.call(listAudit, { as: press, query: {} })).status).toBe(403)
    expect((await shop.call(staffOrder.revealPersonalData, { as: member, params })).status).toBe(403)
  })

  it('shows that the customer asked to cancel, until the order is closed', async () => {
    const { orderId, orderNumber } = await paidOrder(shop, member.memberId)
    const read = async () =>
      (await shop.call(staffOrder.readStaffOrder, { as: press, params: { orderNumber } })).data.cancelRequest
    expect(await read()).toBeNull()
    const { db } = shop.container.database
    await db.execute(
      sql`update orders set cancel_requested_at = now(), cancel_reason = '전시가 미뤄졌습니다.' where id = ${orderId}`,
    )
    expect(await read()).toMatchObject({ reason: '전시가 미뤄졌습니다.' })
    await db.execute(sql`update orders set cancelled_at = now() where id = ${orderId}`)
    expect(await read()).toBeNull()
  })

  it('is taken on by whoever presses 내가 맡기', async () => {
    const { orderNumber } = await paidOrder(shop, member.memberId)
    const params = { orderNumber }
    await shop.call(staffOrder.assignOrder, { as: press, params, body: { mine: true } })
    const mine = (await shop.call(listBoard, { as: press, query: { view: 'mine' } })).data
    expect(mine.items.map((row) => row.orderNumber)).toEqual([orderNumber])
    await shop.call(staffOrder.assignOrder, { as: chief, params, body: { mine: false } })
    expect((await shop.call(staffOrder.readStaffOrder, { as: press, params })).data.assignee?.mine).toBe(true)
  })
})

describe('production', () => {
  it('does not start what is not approved, and goes step by step to the bench', async () => {
    const waiting = await paidOrder(shop, member.memberId)
    const plan = { as: press, params: { lineId: waiting.lineId }, body: { event: 'plan' as const } }
    expect((await shop.call(moveLine, plan)).status).toBe(409)
    await set(waiting.lineId, `file_state = 'approved'`)
    const states: (string | null)[] = []
    for (let step = 0; step < 5; step += 1) {
      const { items } = (await shop.call(advanceLines, { as: press, body: { lineIds: [waiting.lineId] } })).data
      states.push(items[0]!.state)
      // What is planned has its press package made, and nothing is printed without one.
      if (step === 0) await packagesMade(shop)
    }
    expect(states).toEqual(['planned', 'printing', 'binding', 'packing', 'done'])
    const proofDesk = await shop.staff('proof')
    expect((await shop.call(moveLine, { ...plan, as: proofDesk })).status).toBe(403)
    expect((await shop.call(moveLine, { ...plan, as: member })).status).toBe(403)
  })

  it('is stopped and let go by service as well, but not moved on', async () => {
    const order = await paidOrder(shop, member.memberId, { file: 'approved' })
    const service = await shop.staff('service')
    const move = (event: ProductionMove, as = service) =>
      shop.call(moveLine, { as, params: { lineId: order.lineId }, body: { event } })
    expect((await move('plan')).status).toBe(403)
    expect((await move('hold')).data.state).toBe('on-hold')
    expect((await move('release')).data.state).toBe('waiting')
    expect((await move('hold', await shop.staff('finance'))).status).toBe(403)
  })

  it('offers in an open order only what the role of the reader may do', async () => {
    const { orderNumber } = await paidOrder(shop, member.memberId, { file: 'approved' })
    const seen = async (as: typeof chief) => {
      const { may, lines } = (await shop.call(staffOrder.readStaffOrder, { as, params: { orderNumber } })).data
      return { may, moves: lines[0]!.moves }
    }
    expect(await seen(press)).toEqual({
      may: ['reveal-personal-data', 'press-package', 'dispatch', 'change-recipient'],
      moves: ['plan', 'hold'],
    })
    expect(await seen(await shop.staff('service'))).toEqual({
      may: ['reveal-personal-data', 'request-file', 'make-proof', 'dispatch', 'change-recipient', 'change-line'],
      moves: ['hold'],
    })
    expect(await seen(await shop.staff('proof'))).toEqual({
      may: ['reveal-personal-data', 'request-file', 'make-proof', 'press-package'],
      moves: [],
    })
    expect(await seen(await shop.staff('finance'))).toEqual({ may: [], moves: [] })
    expect((await seen(chief)).may).toEqual(staffOrder.STAFF_ACTS)
  })

  it('tells the public numbers and nothing else', async () => {
    const order = await paidOrder(shop, member.memberId, { file: 'approved' })
    await set(order.lineId, `production_state = 'printing'`)
    const answer = await shop.call(readRealtime)
    expect(answer.data.steps.find((step) => step.state === 'printing')?.lines).toBeGreaterThanOrEqual(1)
    expect(answer.text).not.toContain(order.orderNumber)
    expect(answer.text).not.toContain('서촌')
  })
})

describe('dispatch', () => {
  it('gives the customer the number and the courier page, and another member nothing', async () => {
    const { orderNumber } = await finished()
    const params = { orderNumber }
    const body = { courier: 'CJ대한통운', trackingNumber: '6123-4567-8901' }
    expect((await shop.call(shipping.dispatchOrder, { as: press, params, body })).status).toBe(200)
    const { items } = (await shop.call(tracking.readShipments, { as: member, params })).data
    expect(items).toMatchObject([{ state: 'shipped', courier: 'CJ대한통운', trackingNumber: '612345678901' }])
    expect(items[0]!.trackingUrl).toContain('612345678901')
    expect((await shop.call(tracking.readShipments, { as: await shop.member(), params })).status).toBe(404)
    expect((await shop.call(shipping.dispatchOrder, { as: member, params, body })).status).toBe(403)
  })

  it('refuses a number twice, a wrong number, and a job that is not done', async () => {
    const first = await finished()
    const second = await finished()
    const send = (orderNumber: string, trackingNumber: string) =>
      shop.call(shipping.dispatchOrder, { as: press, params: { orderNumber }, body: { courier: '04', trackingNumber } })
    expect((await send(first.orderNumber, '700000000001')).status).toBe(200)
    expect((await send(second.orderNumber, '700000000001')).status).toBe(409)
    expect((await send(second.orderNumber, '1')).status).toBe(400)
    const early = await paidOrder(shop, member.memberId, { file: 'approved' })
    expect((await send(early.orderNumber, '700000000002')).status).toBe(409)
  })
})
