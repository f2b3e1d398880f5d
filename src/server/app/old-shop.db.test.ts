import { beforeAll, describe, expect, it } from 'vitest'
import { readStatementList } from '#/contract/ordering/documents.contract.ts'
import { findCustomers, listStaffEstimates } from '#/contract/ordering/staff-estimates.contract.ts'
import { listMembers } from '#/contract/people/staff-members.contract.ts'
import { listMessages } from '#/contract/people/messages.contract.ts'
import { listOrders, listWaiting } from '#/contract/ordering/read-order.contract.ts'
import { latestShipments } from '#/contract/production/tracking.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import type { OrderStep } from '#/domain/orders/merged-label.ts'
import { TERMS } from '#/server/features/privacy/retention/retention.public.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { manyOrders, nthUuid } from '#tests/support/many-orders.ts'
import { manyPeople } from '#tests/support/many-people.ts'
import { looked } from '#tests/support/rows-read.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const ORDERS = 20_000
const PEOPLE = 20_000
/** So many lists look at for a page: a search looks through the newest 2,000 first. */
const A_PAGE = 2_500

let shop: TestShop
let chief: StaffCaller
let regular: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  chief = await shop.staff('administrator')
  regular = await shop.member()
  const { pool } = shop.container.database
  await manyOrders(pool, ORDERS, 4)
  await atOnce(`update orders set member_id = '${regular.memberId}' where member_id = ${nthUuid(4, '0')}`)
  await manyPeople(pool, PEOPLE)
  await pool.query('vacuum analyze orders')
})

/** Changes thousands of rows as a restored dump would be: what triggers write with one order takes minutes for all. */
const atOnce = (sql: string) =>
  shop.container.database.pool.query(`begin; set local session_replication_role = replica; ${sql}; commit`)

const largest = (work: () => Promise<unknown>) => looked(shop.container.database.pool, work)
const answered = async (call: Promise<{ readonly status: number; readonly text: string }>) => {
  const { status, text } = await call
  expect(status, text).toBe(200)
}

describe('a list in an old shop looks at no more than its page', () => {
  const members = (q?: string) => () => answered(shop.call(listMembers, { as: chief, query: q ? { q } : {} }))
  const estimates = (q?: string) => () => answered(shop.call(listStaffEstimates, { as: chief, query: q ? { q } : {} }))
  it.each([
    ['members', members()],
    ['members by a common name', members('김')],
    ['members by two letters that nobody has', members('뷁쉙')],
    ['members by a name that nobody has', members('없는이름')],
    ['members by the end of a phone number', members('7919')],
    ['members by login id', members('who19999')],
    ['members by company', members('상사18000')],
    [
      'customers for an estimate, by name',
      () => answered(shop.call(findCustomers, { as: chief, query: { q: '없는이름' } })),
    ],
    ['messages', () => answered(shop.call(listMessages, { as: chief, query: { show: 'all' } }))],
    ['messages that failed', () => answered(shop.call(listMessages, { as: chief, query: {} }))],
    ['audit log', () => answered(shop.call(listAudit, { as: chief, query: {} }))],
    ['estimates', estimates()],
    ['estimates by receiver', estimates('거래처19999')],
    ['estimates by a receiver that there is not', estimates('없는상호')],
    ['estimates by number', estimates('E20250101-4E1F')],
  ])('%s', async (_what, work) => {
    const step = await largest(work)
    expect(step.rows, step.what).toBeLessThan(A_PAGE)
  })

  it.each<OrderStep>(['payment', 'file', 'proof', 'production', 'delivery', 'done'])(
    'a customer’s orders that stand at %s, among five thousand',
    async (step) => {
      const found = await largest(() => answered(shop.call(listOrders, { as: regular, query: { step } })))
      expect(found.rows, found.what).toBeLessThan(A_PAGE)
    },
  )

  it.each([
    ['my page: what waits for the customer', () => answered(shop.call(listWaiting, { as: regular }))],
    ['my page: all orders', () => answered(shop.call(listOrders, { as: regular, query: {} }))],
    [
      'my page: where the parcels are',
      () => answered(shop.call(latestShipments, { as: regular, query: { orders: 'x' } })),
    ],
  ])('%s, among five thousand', async (_what, work) => {
    const found = await largest(work)
    expect(found.rows, found.what).toBeLessThan(A_PAGE)
  })

  it('my page takes as many statements with five thousand orders as with one that is under way', async () => {
    const beginner = await shop.member()
    await atOnce(`update orders set member_id = '${beginner.memberId}' where id = (
      select id from orders where member_id = '${regular.memberId}' and in_work limit 1)`)
    const page = (as: MemberCaller) => async () => {
      await answered(shop.call(listWaiting, { as }))
      await answered(shop.call(listOrders, { as, query: {} }))
    }
    const counts = [await statementsOf(page(beginner)), await statementsOf(page(regular))].map(({ length }) => length)
    expect(counts[1]).toBe(counts[0])
  })

  it('what a customer paid in a month', async () => {
    const query = { from: '2020-01-01', to: '2020-01-31' }
    const found = await largest(() => answered(shop.call(readStatementList, { as: regular, query })))
    expect(found.rows, found.what).toBeLessThan(A_PAGE)
  })
})

describe('the night', () => {
  it('finds what is due to be forgotten without what was forgotten long ago, and holders without all carts', async () => {
    const { pool } = shop.container.database
    await atOnce(`update orders set placed_at = placed_at - interval '6 years', forgotten_at = now() where not in_work`)
    await atOnce(
      `update orders set forgotten_at = null where id in (select id from orders where not in_work order by placed_at desc limit 150)`,
    )
    await pool.query(`
      insert into cart_items (id, member_id, title, spec, shown_quote, shown_total, files, created_at, updated_at)
      select ${nthUuid(8, 'n')}, ${nthUuid(4, 'n')}, '전단', '{}', '{}', 0, jsonb_build_array(jsonb_build_object('fileId', gen_random_uuid())), now(), now()
      from generate_series(1, 20000) n`)
    await pool.query(`
      insert into file (id, owner_kind, name, purpose, bytes, sha256, content_type, storage_key, state, created_at, completed_at, owner_id)
      select ${nthUuid(9, 'n')}, 'member', n || '.pdf', 'material', 1, repeat('a', 64), 'application/pdf', 'old' || n, 'ready',
        now() - interval '6 years', now() - interval '6 years', '1' from generate_series(1, 300) n`)
    await pool.query('vacuum analyze orders')
    await pool.query('vacuum analyze cart_items')
    for (const { name, keep, due } of TERMS.filter((term) => ['orders', 'files'].includes(term.name))) {
      const found = await largest(() =>
        pool.query(`select id::text from (${due(`now() - interval '${keep}'`)}) due limit 100`),
      )
      expect(found.rows, `${name}: ${found.what}`).toBeLessThan(A_PAGE)
    }
  })
})
