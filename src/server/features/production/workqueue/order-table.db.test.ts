import { randomUUID } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInputOf, QueryInputOf, ResultOf } from '#/contract/endpoint.ts'
import * as table from '#/contract/production/order-table.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { assignOrder } from '#/contract/production/staff-order.contract.ts'
import { ORDER_COLUMNS, ORDER_SORTS } from '#/domain/orders/order-filter.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let chief: StaffCaller
let orders: PaidOrder[]

beforeAll(async () => {
  shop = await testShop()
  shop.clock.set('2026-11-24T01:00:00Z')
  member = await shop.member()
  chief = await shop.staff('administrator')
  orders = []
  for (const file of ['problem', 'ready', 'approved', 'approved'] as const) {
    orders.push(await paidOrder(shop, member.memberId, { file }))
    shop.clock.forward({ minutes: 1 })
  }
})

const run = (text: string) => shop.container.database.db.execute(sql.raw(text))
const ids = (...which: number[]) => which.map((at) => orders[at]!.lineId)
type Query = QueryInputOf<typeof listBoard>
const list = async (query: Query, as = chief) =>
  (await shop.call(listBoard, { as, query: { view: 'all', ...query } })).data.items.map((row) => row.lineId)

describe('the order table', () => {
  it('is filtered by states, days, amounts, and whose work it is; each change is there at once', async () => {
    expect(await list({})).toEqual(ids(3, 2, 1, 0))
    expect(await list({ file: 'problem,ready' })).toEqual(ids(1, 0))
    expect(await list({ payment: 'unpaid' })).toEqual([])
    await run(
      `update order_lines set production_state = 'printing', due_day = '2026-11-23' where id = '${orders[2]!.lineId}'`,
    )
    expect(await list({ production: 'printing' })).toEqual(ids(2))
    expect(await list({ late: '1' })).toEqual(ids(2))
    expect(await list({ dueFrom: '2026-11-23', dueTo: '2026-11-23' })).toEqual(ids(2))
    expect(await list({ dueFrom: 'today' })).toEqual([])
    await run(`update order_deliveries set state = 'shipped' where order_id = '${orders[2]!.orderId}'`)
    expect(await list({ late: '1' })).toEqual([])
    expect(await list({ delivery: 'shipped' })).toEqual(ids(2))
    await run(`update orders set memo = '책등 글자를 가운데에' where id = '${orders[1]!.orderId}'`)
    expect(await list({ memo: '1' })).toEqual(ids(1))
    expect(await list({ placedFrom: '2026-11-25' })).toEqual([])
    expect(await list({ placedTo: '2026-11-24', amountFrom: 110_000, amountTo: 110_000 })).toHaveLength(4)
    expect(await list({ amountFrom: 110_001 })).toEqual([])
    const params = { orderNumber: orders[0]!.orderNumber }
    await shop.call(assignOrder, { as: chief, params, body: { mine: true } })
    expect(await list({ assigned: 'me' })).toEqual(ids(0))
    expect(await list({ assigned: 'none' })).toEqual(ids(3, 2, 1))
    expect(await list({ customer: member.memberId, product: 'D413' })).toHaveLength(4)
    expect(await list({ customer: randomUUID() })).toEqual([])
  })

  it('shows unpaid and finished orders, too', async () => {
    const unpaid = await paidOrder(shop, member.memberId, { payment: 'waiting-deposit', file: 'no-file' })
    expect(await list({ payment: 'unpaid,waiting-deposit' })).toEqual([unpaid.lineId])
    await run(`delete from order_assignees`)
    await run(`update orders set payment_state = 'cancelled' where id = '${unpaid.orderId}'`)
    await restateAll(shop)
    expect(await list({ open: '1', payment: 'cancelled' })).toEqual([])
    expect(await list({ payment: 'cancelled' })).toEqual([unpaid.lineId])
  })

  it.each(ORDER_SORTS)('turns its pages by %s without losing or repeating a line', async (sort) => {
    if (sort === 'newest') {
      await run(`
        insert into order_lines (id, order_id, position, title, product, spec, quote, copies, supply, vat, total, due_day)
        select gen_random_uuid(), order_id, 1 + n, title, product, spec, quote, copies, supply + n % 7, vat, total + n % 7,
          case when n % 3 > 0 then date '2026-12-01' + n % 5 end
        from order_lines, generate_series(1, 120) n where id = '${orders[0]!.lineId}'`)
    }
    const seen: string[] = []
    const keys: (string | number)[] = []
    let cursor: string | null = null
    do {
      const data: ResultOf<typeof listBoard> = (
        await shop.call(listBoard, { as: chief, query: { view: 'all', sort, ...(cursor ? { cursor } : {}) } })
      ).data
      for (const row of data.items) {
        seen.push(row.lineId)
        keys.push(sort.startsWith('amount') ? row.amount : (row.dispatchDay ?? '9999'))
      }
      cursor = data.next
    } while (cursor)
    expect(seen).toHaveLength(125)
    expect(new Set(seen).size).toBe(125)
    if (sort === 'due-first') expect(keys).toEqual(keys.map(String).toSorted())
    if (sort === 'amount-most') expect(keys).toEqual(keys.map(Number).toSorted((a, b) => b - a))
  })

  it('refuses what is no filter and no place of its own', async () => {
    const status = async (query: object) =>
      (await shop.call(listBoard, { as: chief, query: { view: 'all', ...query } })).status
    expect(await status({ payment: 'gold' })).toBe(400)
    expect(await status({ placedFrom: 'soon' })).toBe(400)
    expect(await status({ assigned: 'somebody' })).toBe(400)
    expect(await status({ sort: 'due-first', cursor: `1~2026-11-24T01:00:00.000000Z~${randomUUID()}` })).toBe(400)
    expect(await status({ sort: 'due-first', cursor: `1~infinity~${randomUUID()}` })).toBe(200)
  })

  it('sums all of a filter, not only what is shown', async () => {
    const summary = async (query: QueryInputOf<typeof table.summariseOrders>) =>
      (await shop.call(table.summariseOrders, { as: chief, query })).data
    const all = await summary({})
    const { rows } = await run(`select count(*)::int as n, sum(total)::int as amount from order_lines`)
    expect(all).toMatchObject({ count: rows[0]!['n'], amount: rows[0]!['amount'], capped: false })
    expect(all.payment).toContainEqual({ value: 'cancelled', count: 1 })
    expect(await summary({ file: 'problem', q: '서촌' })).toMatchObject({ count: 1, amount: 110_000 })
    const chosen = (await shop.call(table.listOrderIds, { as: chief, query: { file: 'problem' } })).data
    expect(chosen).toEqual({ lineIds: ids(0), more: false })
    expect((await shop.call(table.summariseOrders, { as: member, query: {} })).status).toBe(403)
    expect((await shop.call(table.listOrderIds, { as: member, query: {} })).status).toBe(403)
  })
})

describe('the export', () => {
  const sheet = (as: StaffCaller) =>
    shop.call(table.exportOrders, { as, query: { file: 'problem,ready', format: 'csv' } })

  it('is audited, runs no formula, and masks what the role may not see', async () => {
    await run(`update orders set orderer = orderer || '{"company":"=cmd()"}' where id = '${orders[1]!.orderId}'`)
    const whole = await sheet(chief)
    expect(whole.text).toContain('윤서영')
    expect(whole.text).toContain('010-2345-6789')
    expect(whole.text).toContain(`'=cmd()`)
    expect(whole.text).toContain('책등 글자를 가운데에')
    const finance = await shop.staff('finance')
    const masked = await sheet(finance)
    expect(masked.status).toBe(200)
    for (const hidden of ['윤서영', '2345-6789', '책등 글자']) expect(masked.text).not.toContain(hidden)
    expect(masked.text).toContain('윤*영')
    const { rows } = await run(`select action from audit_log where actor_id = '${finance.staffId}'`)
    expect(rows).toEqual([{ action: 'order.download' }])
    expect((await shop.call(table.exportOrders, { as: member, query: { format: 'csv' } })).status).toBe(403)
  })
})

describe('views that somebody keeps', () => {
  const body: BodyInputOf<typeof table.saveOrderView> = {
    name: '문제 있는 파일',
    shared: false,
    filter: { file: 'problem' },
    sort: 'oldest',
    columns: [...ORDER_COLUMNS],
    seen: {},
  }
  const save = (as: StaffCaller, viewId: string, change: Partial<typeof body> = {}) =>
    shop.call(table.saveOrderView, { as, params: { viewId }, body: { ...body, ...change } })
  const views = async (as: StaffCaller) => (await shop.call(table.listOrderViews, { as })).data.items
  const seenOf = async (as: StaffCaller, viewId: string) =>
    (await views(as)).find(({ id }) => id === viewId)?.seen ?? {}

  it('are one’s own until they are shared, and stay who made them', async () => {
    const viewId = randomUUID()
    const press = await shop.staff('production')
    const other = await shop.staff('service')
    expect((await save(press, viewId)).status).toBe(200)
    // The same again is one's own press repeated; another name without having looked is not.
    expect((await save(press, viewId)).status).toBe(200)
    expect((await save(press, viewId, { name: '파일 문제' })).status).toBe(409)
    expect((await save(press, viewId, { name: '파일 문제', seen: await seenOf(press, viewId) })).status).toBe(200)
    const own = (await views(press)).filter(({ whose }) => whose !== 'shop')
    expect(own).toMatchObject([{ id: viewId, name: '파일 문제', whose: 'own', mayChange: true, count: 1 }])
    expect((await views(other)).map(({ id }) => id)).not.toContain(viewId)
    // Another's answers like one that does not exist.
    expect((await save(other, viewId)).status).toBe(404)
    const drop = (as: StaffCaller) => shop.call(table.deleteOrderView, { as, params: { viewId } })
    expect((await drop(other)).status).toBe(404)
    await save(press, viewId, { shared: true, seen: await seenOf(press, viewId) })
    expect((await views(other)).find(({ id }) => id === viewId)).toMatchObject({ whose: 'shared', mayChange: false })
    expect((await save(other, viewId)).status).toBe(404)
    // Who tidies up and its maker looked at the same: the later one is told what the first made of it.
    const looked = await seenOf(chief, viewId)
    expect((await save(chief, viewId, { shared: true, filter: { file: 'checking' }, seen: looked })).status).toBe(200)
    const late = await save(press, viewId, { shared: true, sort: 'newest', seen: looked })
    expect([late.status, Object.keys(late.failure?.fields ?? {})]).toEqual([409, ['조건']])
    expect((await drop(chief)).status).toBe(200)
    expect((await drop(press)).status).toBe(404)
    expect((await save(press, viewId, { name: ' ' })).status).toBe(400)
    expect((await shop.call(table.listOrderViews, { as: member })).status).toBe(403)
  })

  it('of one’s own are there however many colleagues share theirs', async () => {
    const own = randomUUID()
    const clerk = await shop.staff('service')
    expect((await save(clerk, own, { name: '힣 맨 뒤' })).status).toBe(200)
    for (const colleague of [await shop.staff('proof'), await shop.staff('finance')])
      for (let n = 0; n < 30; n += 1)
        expect((await save(colleague, randomUUID(), { name: `가 ${n}`, shared: true })).status).toBe(200)
    expect((await views(clerk)).map(({ id }) => id)).toContain(own)
  })

  it('of the shop are counted as they are filtered', async () => {
    const all = await views(chief)
    const of = (id: string) => all.find((view) => view.id === id)?.count
    expect(of('all')).toBe(125)
    expect(of('late')).toBe(0)
    expect(of('unpaid')).toBe(0)
    expect(of('open')).toBe(124)
  })
})
