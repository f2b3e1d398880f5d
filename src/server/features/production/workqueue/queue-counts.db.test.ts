import { randomUUID } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBoard, readQueue } from '#/contract/production/queue.contract.ts'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { FileState } from '#/domain/orders/states.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let chief: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  // Tuesday, ten in the morning in Seoul.
  shop.clock.set('2026-11-24T01:00:00Z')
  shop.clock.hold()
  shop.clock.set('2026-11-24T01:00:00Z')
  member = await shop.member()
  chief = await shop.staff('administrator')
})

const db = () => shop.container.database.db
const rowOf = async (kind: QueueKind, as = chief) => {
  const { rows } = (await shop.call(readQueue, { as })).data
  return rows.find((row) => row.kind === kind)
}

/** A paid order whose lines wait since that moment. */
async function waiting(file: FileState, since: string, change = '') {
  const order = await paidOrder(shop, member.memberId, { file })
  await db().execute(sql`update orders set paid_at = ${since}, placed_at = ${since} where id = ${order.orderId}`)
  if (change) await db().execute(sql`update order_lines set ${sql.raw(change)} where id = ${order.lineId}`)
  await restateAll(shop)
  return order
}

describe('what the queue says of a kind', () => {
  it('counts all that is late, not only what it lists', async () => {
    const order = await paidOrder(shop, member.memberId, { file: 'problem' })
    await db().execute(sql`
      insert into order_lines (id, order_id, position, title, product, spec, quote, copies, supply, vat, total, file_state)
      select gen_random_uuid(), order_id, 1 + n, title, product, spec, quote, copies, supply, vat, total, 'problem'
      from order_lines, generate_series(1, 59) n where id = ${order.lineId}`)
    await restateAll(shop)
    expect(await rowOf('file-problem')).toMatchObject({ count: 60, overdue: 0 })
    shop.clock.forward({ hours: 5 })
    const late = await rowOf('file-problem')
    expect(late).toMatchObject({ count: 60, overdue: 60, oldest: '2026-11-24T01:00:00.000Z' })
    expect(late!.items).toHaveLength(40)
    expect(late!.items[0]!.due).toBe('2026-11-24T05:00:00.000Z')
    shop.clock.forward({ hours: -5 })
  })

  it('counts hours of work: what came on Friday evening is not late on Monday morning', async () => {
    await waiting('changes-asked', '2026-11-20T08:00:00Z')
    shop.clock.set('2026-11-23T02:00:00Z')
    expect(await rowOf('answer-changes')).toMatchObject({ count: 1, overdue: 0 })
    shop.clock.set('2026-11-23T03:01:00Z')
    expect(await rowOf('answer-changes')).toMatchObject({ count: 1, overdue: 1 })
    // The shop is closed on that Monday.
    await db().execute(sql`
      insert into calendar_days (day, kind, name, changed_at) values ('2026-11-23', 'closing', '쉬는 날', now())`)
    expect(await rowOf('answer-changes')).toMatchObject({ count: 1, overdue: 0 })
    await db().execute(sql`delete from calendar_days where day = '2026-11-23'`)
    shop.clock.set('2026-11-24T01:00:00Z')
  })

  it('has parcels and late jobs by their day, and the press sees what is late on it', async () => {
    await waiting('approved', '2026-11-20T01:00:00Z', `production_state = 'printing', due_day = '2026-11-23'`)
    await waiting('approved', '2026-11-20T01:00:00Z', `production_state = 'binding', due_day = '2026-11-24'`)
    const held = await waiting(
      'approved',
      '2026-11-20T01:00:00Z',
      `production_state = 'binding', due_day = '2026-11-25'`,
    )
    const press = await shop.staff('production')
    const late = await rowOf('late-production', press)
    expect(late).toMatchObject({ count: 2, overdue: 1 })
    expect(late!.items.map(({ due }) => due)).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'])
    const listed = (await shop.call(listBoard, { as: press, query: { kind: 'late-production' } })).data.items
    expect(listed).toHaveLength(2)
    expect(listed.map(({ lineId }) => lineId)).not.toContain(held.lineId)
  })
})

describe('what is nobody’s turn until it lasts too long', () => {
  it.each([
    ['no-file', 'no-file', '2026-11-23T00:30:00Z', '2026-11-24T00:30:00Z'],
    ['waiting-customer', 'silent-proof', '2026-11-20T00:30:00Z', '2026-11-23T00:30:00Z'],
    ['checking', 'stuck-check', '2026-11-23T08:30:00Z', '2026-11-24T00:30:00Z'],
  ] as const)('%s is called %s after its hours, and not before', async (file, kind, long, short) => {
    const before = (await rowOf(kind))!.count
    const order = await waiting(file, long)
    await waiting(file, short)
    const row = await rowOf(kind)
    expect(row!.count).toBe(before + 1)
    expect(row!.items.map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber)
    const { items } = (await shop.call(listBoard, { as: chief, query: { kind } })).data
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber])
    const press = await shop.staff('production')
    expect(await rowOf(kind, press)).toBeUndefined()
  })

  it('gives a promised deposit until the account closes', async () => {
    const order = await paidOrder(shop, member.memberId, { payment: 'waiting-deposit', file: 'no-file' })
    const attempt = randomUUID()
    const details = JSON.stringify({ account: { dueAt: '2026-11-24T14:59:59.000Z' } })
    await db().execute(sql`
      insert into payment_attempts (id, gateway_order_id, member_id, amount, order_name, state, confirm_key, created_at, details)
      values (${attempt}, ${attempt}, ${member.memberId}, 113000, '책', 'waiting-deposit', gen_random_uuid(), now(), ${details}::jsonb)`)
    await db().execute(
      sql`insert into payment_attempt_orders (attempt_id, order_id, amount) values (${attempt}, ${order.orderId}, 113000)`,
    )
    expect(await rowOf('watch-deposit')).toMatchObject({
      count: 1,
      overdue: 0,
      items: [{ due: '2026-11-24T14:59:59.000Z' }],
    })
    shop.clock.set('2026-11-24T15:00:01Z')
    expect(await rowOf('watch-deposit')).toMatchObject({ count: 1, overdue: 1 })
    shop.clock.set('2026-11-24T01:00:00Z')
  })

  it('has messages that reached nobody, and people who wait to be approved', async () => {
    await db().execute(sql`
      insert into message (id, job_id, channel, recipient, body, state, failure_code, created_at, settled_at)
      values (gen_random_uuid(), 'x', 'sms', '01023456789', '말', 'failed', '3000', '2026-11-23T01:00:00Z', now())`)
    expect(await rowOf('failed-message')).toMatchObject({ count: 1, overdue: 1 })
    await db().execute(sql`update message set handled_at = now() where job_id = 'x'`)
    expect(await rowOf('failed-message')).toMatchObject({ count: 0, oldest: null })
    const asks = await shop.member()
    await db().execute(
      sql`update member set approval = 'waiting', joined_at = '2026-11-24T00:30:00Z' where id = ${asks.memberId}`,
    )
    expect(await rowOf('approve-member')).toMatchObject({ count: 1, overdue: 0 })
    expect(await rowOf('approve-member', await shop.staff('finance'))).toBeUndefined()
  })
})
