import { beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '#tests/support/callers.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { bank, paidTogether } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { brokenMoneyPromises } from './payments.invariants.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

/** What the doctor says of a shop in which this was done behind its back; the shop is sound again afterwards. */
async function planted(breach: string, values: readonly unknown[]): Promise<readonly string[]> {
  const { pool } = shop.container.database
  const tables = ['orders', 'payment_attempts', 'payment_attempt_orders', 'payment_reversals', 'order_history']
  for (const table of tables) await pool.query(`create table kept_${table} as select * from ${table}`)
  await pool.query(breach, [...values])
  const broken = await shop.brokenInvariants()
  await pool.query(`update orders o set captured_total = k.captured_total, refunded_total = k.refunded_total,
    reversed_total = k.reversed_total, receivable_total = k.receivable_total, settled_total = k.settled_total,
    money_missing_since = k.money_missing_since, payment_state = k.payment_state, paid_at = k.paid_at from kept_orders k where k.id = o.id`)
  await pool.query(`update payment_attempts a set state = k.state from kept_payment_attempts k where k.id = a.id`)
  await pool.query(`update payment_attempt_orders a set captured = k.captured from kept_payment_attempt_orders k
    where k.attempt_id = a.attempt_id and k.order_id = a.order_id`)
  await pool.query(`delete from payment_reversals where id not in (select id from kept_payment_reversals)`)
  await pool.query(
    `insert into payment_reversals select * from kept_payment_reversals k on conflict (id) do update set amount = excluded.amount`,
  )
  await pool.query(`delete from order_history where id not in (select id from kept_order_history)`)
  for (const table of tables) await pool.query(`drop table kept_${table}`)
  expect(await shop.brokenInvariants()).toEqual([])
  return broken
}

const kindsOf = (broken: readonly string[]) => [...new Set(broken.map((line) => line.split(' ')[0]))]

async function orderIn(state: 'paid' | 'held') {
  const { numbers, payment } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
  if (state === 'held') await bank(shop, gateway, payment, 'back')
  await shop.runJobs()
  return numbers[0] ?? ''
}

test('money that an order says it has, owes or has settled without the books is seen, whatever its state', async () => {
  const number = await orderIn('paid')
  const set = (change: string) => planted(`update orders set ${change} where number = $1`, [number])
  expect(kindsOf(await set(`reversed_total = 1`))).toEqual(['I3c', 'I3d'])
  expect(kindsOf(await set(`receivable_total = 1`))).toEqual(['I3c'])
  expect(kindsOf(await set(`settled_total = 1`))).toEqual(['I3c'])
  const without = `captured_total = 0, paid_at = null, payment_state`
  for (const state of ['unpaid', 'waiting-deposit', 'deferred', 'cancelled'])
    expect(kindsOf(await set(`${without} = '${state}'`)), state).toEqual(expect.arrayContaining(['I3c', 'I3d']))
})

test('an unpaid order cannot even say that it has money: the database refuses', async () => {
  const number = await orderIn('held')
  const { pool } = shop.container.database
  for (const state of ['unpaid', 'confirming', 'waiting-deposit', 'deferred', 'cancelled'])
    await expect(
      pool.query(`update orders set captured_total = total, payment_state = $2 where number = $1`, [number, state]),
      state,
    ).rejects.toThrow('check constraint')
})

test('a payment that says otherwise than its records is seen', async () => {
  const number = await orderIn('paid')
  const attempt = `(select ao.attempt_id from payment_attempt_orders ao join orders o on o.id = ao.order_id where o.number = $1)`
  const state = (to: string) => planted(`update payment_attempts set state = '${to}' where id = ${attempt}`, [number])
  expect(kindsOf(await state('charged-back'))).toEqual(['I3e'])
  expect(kindsOf(await state('refused'))).toEqual(['I3e'])
  expect(
    kindsOf(
      await planted(
        `insert into payment_reversals (id, attempt_id, order_id, kind, amount, reference, taken_at)
         select gen_random_uuid(), a.id, o.id, 'chargeback', a.amount + 1, 'planted', now()
         from payment_attempts a, orders o where a.id = ${attempt} and o.number = $1`,
        [number],
      ),
    ),
  ).toEqual(['I3d', 'I3e', 'I3f'])
})

test('a hold without its work, work without its hold, and a job that went on are seen', async () => {
  const held = await orderIn('held')
  const paid = await orderIn('paid')
  const say = async (breach: string, number: string) => kindsOf(await planted(breach, [number]))
  expect(await say(`update orders set money_missing_since = null where number = $1`, held)).toEqual(['I3f', 'I13'])
  expect(await say(`update orders set money_missing_since = now() where number = $1`, paid)).toEqual(['I3f', 'I13'])
  expect(
    await say(
      `insert into order_history (order_id, machine, event, by_kind, at)
       select id, 'production', 'start-print', 'staff', money_missing_since + interval '1 second' from orders where number = $1`,
      held,
    ),
  ).toEqual(['I3f'])
})

test('the torture asks the same questions as the doctor', async () => {
  expect(await brokenMoneyPromises(shop.container.database.db, shop.clock.now())).toEqual([])
  const number = await orderIn('paid')
  await shop.container.database.pool.query(`update orders set reversed_total = 1 where number = $1`, [number])
  const broken = await brokenMoneyPromises(shop.container.database.db, shop.clock.now())
  expect(broken.map(({ promise }) => promise.split(' ')[0])).toEqual(expect.arrayContaining(['I3c', 'I3d']))
})
