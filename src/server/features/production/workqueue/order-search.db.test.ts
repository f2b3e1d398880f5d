import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInputOf } from '#/contract/endpoint.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { manyOrders } from '#tests/support/many-orders.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { largestSteps } from '#tests/support/rows-read.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const ORDERS = 40_000
/** What a page may look at: the newest that are looked through first, not a part of all there are. */
const A_PAGE = 2_500

let shop: TestShop
let chief: StaffCaller
let order: PaidOrder

beforeAll(async () => {
  shop = await testShop()
  chief = await shop.staff('administrator')
  await manyOrders(shop.container.database.pool, ORDERS)
  const member = await shop.member()
  order = await paidOrder(shop, member.memberId)
})

const all = (query: QueryInputOf<typeof listBoard>) =>
  shop.call(listBoard, { as: chief, query: { view: 'all', ...query } })
const found = async (q: string) => (await all({ q })).data.items.map((row) => row.orderNumber)
const query = (text: string, values: readonly unknown[] = []) => shop.container.database.pool.query(text, [...values])

describe('searching everything that was ever ordered', () => {
  it.each([
    ['the whole number', () => order.orderNumber],
    ['the end of the number', () => order.orderNumber.slice(-5)],
    ['a name', () => '윤서영'],
    ['a given name, as people call each other', () => '서영'],
    ['a phone number', () => '010-2345-6789'],
    ['its end', () => '6789'],
    ['its last eight digits', () => '2345-6789'],
    ['two words of a title, one not whole', () => '서촌의 골'],
    ['the name of a file', () => 'cover.pdf'],
  ])('finds an order by %s', async (_by, said) => {
    expect(await found(said())).toContain(order.orderNumber)
  })

  it('finds nobody by a part of a phone number, nor a part of a name for who may not see names', async () => {
    const finance = await shop.staff('finance')
    const ours = async (as: StaffCaller, q: string) =>
      (await shop.call(listBoard, { as, query: { view: 'all', q } })).data.items.map((row) => row.lineId)
    const eight = '23456789'
    for (const as of [chief, finance]) {
      for (let size = 2; size <= 7; size += 1)
        for (let at = 0; at + size <= 8; at += 1) {
          const part = eight.slice(at, at + size)
          // The end of an order number is drawn by chance and may hold such a part itself.
          if (part !== '6789' && !order.orderNumber.includes(part))
            expect(await ours(as, part), part).not.toContain(order.lineId)
        }
      for (const part of ['345-6789', '2345-678', '0-----2345', '2345 윤', '6789 윤서영', '010-2345'])
        expect(await ours(as, part), part).not.toContain(order.lineId)
      for (const whole of ['6789', eight, '010-2345-6789', '윤서영', '서촌', order.orderNumber.slice(-5)])
        expect(await ours(as, whole), whole).toContain(order.lineId)
    }
    for (const part of ['윤', '윤서', '서영', '영']) expect(await ours(finance, part), part).not.toContain(order.lineId)
    const { rows } = await query(`select action from audit_log where actor_id = $1`, [finance.staffId])
    expect(rows).toEqual([{ action: 'order.search' }])
  })

  it('finds by e-mail and by waybill: a part of an e-mail only for who may see it', async () => {
    await query(`
      insert into shipments (id, delivery_id, order_id, courier, tracking_number, line_ids, dispatched_at, dispatched_by)
      values (gen_random_uuid(), '${order.deliveryId}', '${order.orderId}', 'many', '777712345678', array['${order.lineId}']::uuid[],
        now(), gen_random_uuid())`)
    for (const q of ['seoyoung@example.com', 'seoyoung', '777712345678', '7777-1234-5678', '345678'])
      expect(await found(q), q).toContain(order.orderNumber)
    const finance = await shop.staff('finance')
    const theirs = async (q: string) =>
      (await shop.call(listBoard, { as: finance, query: { view: 'all', q } })).data.items.map((row) => row.orderNumber)
    for (const q of ['seoyoung@example.com', '7777-1234-5678']) expect(await theirs(q), q).toContain(order.orderNumber)
    for (const q of ['seoyoung', 'seoyoung@example']) expect(await theirs(q), q).not.toContain(order.orderNumber)
    // A corrected waybill is found, the wrong one is not.
    await query(`update shipments set tracking_number = '888812345670' where order_id = $1`, [order.orderId])
    expect(await found('888812345670')).toEqual([order.orderNumber])
    expect(await found('777712345678')).toEqual([])
  })

  it('leaves no trace of who only looks at the list', async () => {
    const as = await shop.staff('finance')
    await shop.call(listBoard, { as })
    expect((await query(`select 1 from audit_log where actor_id = $1`, [as.staffId])).rowCount).toBe(0)
  })

  it('finds a word within a word, and a name that a Mac wrote letter by letter', async () => {
    await query(
      `update order_lines set title = '무선제본 교재', files = '[{"name":"${'표지그림'.normalize('NFD')}.pdf"}]' where id = $1`,
      [order.lineId],
    )
    expect(await found('선제본 교')).toContain(order.orderNumber)
    expect(await found('표지그림')).toEqual([order.orderNumber])
    expect(await found('그림')).toEqual([order.orderNumber])
  })

  it('finds by what is written now: a changed name is found, the old one is not', async () => {
    await query(`update orders set orderer = orderer || '{"name":"탁월한","company":"새벽 인쇄"}' where id = $1`, [
      order.orderId,
    ])
    expect(await found('탁월한')).toEqual([order.orderNumber])
    expect(await found('새벽')).toEqual([order.orderNumber])
    expect(await found('윤서영 ')).not.toContain(order.orderNumber)
    await query(`update orders set orderer = orderer || '{"name":"","phone":"","company":null}' where id = $1`, [
      order.orderId,
    ])
    expect(await found('탁월한')).toEqual([])
  })

  it('turns the pages of a rare word newest first, each line once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = (await all({ q: '977', ...(cursor ? { cursor } : {}) })).data
      seen.push(...page.items.map((row) => row.lineId))
      cursor = page.next ?? undefined
    } while (cursor)
    const { rows } = await query(
      `select line_id from order_line_search where regexp_replace(words, '^( \\S+ \\S+) \\d* \\d* \\d*', '\\1') like '%977%' order by placed_at desc, order_id desc, position`,
    )
    expect(seen).toEqual(rows.map((row) => row['line_id']))
    expect(seen.length).toBeGreaterThan(50)
  })

  it.each([
    ['nothing like it', { q: '없는말이다' }],
    ['no such two letters', { q: '뷁쉙' }],
    ['the end of a number', { q: 'F3A1' }],
    ['a rare name', { q: '탁서윤' }],
    ['a word that most orders say', { q: '본문' }],
    ['one company', { q: '주식회사 11상사' }],
    ['no word at all', { q: '---' }],
    ['a product that is rare', { product: 'D301' as const }],
    ['a rare product and a rare word', { product: 'D301' as const, q: '탁서윤' }],
    ['nothing in particular', {}],
  ])('looks at no more than a page has to: %s', async (_what, asked) => {
    const lists = async () => expect((await all(asked)).status).toBe(200)
    const steps = (await largestSteps(shop.container.database.pool, lists)).filter(
      // How much is in work is counted for the tabs, and costs as much as there is work.
      ({ what }) => !/orders_in_work/.test(what),
    )
    expect(steps[0]?.rows, steps[0]?.what).toBeLessThan(A_PAGE)
    expect(steps.filter(({ what }) => what.startsWith('Seq Scan order') && !what.includes('assignees'))).toEqual([])
  })
})
