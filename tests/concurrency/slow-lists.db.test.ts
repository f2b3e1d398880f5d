import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import type { MemberCaller, StaffCaller } from '../support/callers.ts'
import { paidOrder } from '../support/paid-order.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'
import { PATIENCE } from '../support/patience.ts'

const SEARCHES = 16

let shop: TestShop
let chief: StaffCaller
let member: MemberCaller
let address: string
let tail: string

/** Every look at who works on an order takes this long: only the desk's lists look there. */
const makeListsSlow = (seconds: number) =>
  shop.container.database.pool.query(`
    alter table order_assignees rename to order_assignees_kept;
    create view order_assignees as select kept.* from (select pg_sleep(${seconds}) offset 0) slow
      left join order_assignees_kept kept on true`)

/** Headers over a real line are ASCII. */
const asciiHeaders = ({ headers }: StaffCaller) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ]),
  )

const asleep = async () =>
  (
    await shop.container.database.pool.query(
      `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    )
  ).rowCount

beforeAll(async () => {
  shop = await testShop()
  chief = await shop.staff('administrator')
  member = await shop.member()
  tail = (await paidOrder(shop, member.memberId)).orderNumber.slice(-5)
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(async () => {
  await vi.waitUntil(async () => (await asleep()) === 0, PATIENCE)
  await shop.container.database.pool.query(
    'drop view order_assignees; alter table order_assignees_kept rename to order_assignees',
  )
})

describe('sixteen slow searches of the desk', () => {
  it('leave the cart and the health of the shop alone, and are told to come again', async () => {
    // Of sixteen people: one alone has three under way.
    const desk = await Promise.all(Array.from({ length: SEARCHES }, () => shop.staff('administrator')))
    await makeListsSlow(4)
    const searches = desk.map((as) => shop.call(listBoard, { as, query: { q: tail } }))
    await vi.waitUntil(async () => (await asleep()) !== 0, PATIENCE)
    const [cart, ready] = await Promise.all([shop.call(listCart, { as: member }), shop.app.inject('/readyz')])
    expect(await asleep(), 'lists that are still under way').toBeGreaterThan(0)
    const answers = await Promise.all(searches)
    expect([cart.status, ready.statusCode]).toEqual([200, 200])
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const { failure, headers } of refused) {
      expect(failure?.message).toMatch(/찾는 사람이 많습니다/)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('end when nobody waits for them any more', async () => {
    await makeListsSlow(30)
    const leaving = new AbortController()
    const searches = Array.from({ length: SEARCHES }, () =>
      fetch(`${address}${listBoard.path}?q=${tail}`, { headers: asciiHeaders(chief), signal: leaving.signal }).catch(
        () => null,
      ),
    )
    await vi.waitFor(async () => expect(await asleep()).toBeGreaterThan(0), PATIENCE)
    leaving.abort()
    await Promise.all(searches)
    await vi.waitFor(async () => expect(await asleep()).toBe(0), PATIENCE)
  })

  it('are stopped when they take too long, with a word what to do', async () => {
    await makeListsSlow(60)
    const answer = await shop.call(listBoard, { as: chief, query: { q: tail } })
    expect(answer.status).toBe(503)
    expect(answer.failure?.message).toMatch(/너무 오래 걸/)
  })
})
