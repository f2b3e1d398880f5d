import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, it } from 'vitest'
import { readQueue } from '#/contract/production/queue.contract.ts'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { runCampaign } from '#tests/support/coupons.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let finance: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  // Tuesday, ten in the morning in Seoul.
  shop.clock.set('2026-11-24T01:00:00Z')
  shop.clock.hold()
  member = await shop.member()
  finance = await shop.staff('finance')
})

const db = () => shop.container.database.db
const rowOf = async (kind: QueueKind, as = finance) =>
  (await shop.call(readQueue, { as })).data.rows.find((row) => row.kind === kind)

it('has deposits that belong to no order, from when their list was brought in until somebody knows whose they are', async () => {
  await db().execute(sql`
    with list as (
      insert into bank_imports (id, bank, file_name, lines, added, staff_id, at)
      values (gen_random_uuid(), '시험은행', '내역.csv', 3, 3, gen_random_uuid(), '2026-11-24T00:30:00Z') returning id)
    insert into bank_rows (id, import_id, line, at, amount, name, memo, fingerprint)
    select gen_random_uuid(), list.id, n, '2026-11-20T05:00:00Z', amount, name, '', 'row ' || n
    from list, (values (1, 33000, '박서준'), (2, 188000, '재즈공간'), (3, -5000, '수수료')) as of_bank (n, amount, name)`)
  expect(await rowOf('match-deposit')).toMatchObject({ count: 2, overdue: 0, oldest: '2026-11-24T00:30:00.000Z' })
  expect(await rowOf('match-deposit', await shop.staff('production'))).toBeUndefined()
  await db().execute(sql`update bank_rows set state = 'set-aside', reason = '이자' where name = '박서준'`)
  expect(await rowOf('match-deposit')).toMatchObject({ count: 1 })
})

it('has papers that were refused, that change another, and that wait on their last day', async () => {
  const { orderId, orderNumber } = await paidOrder(shop, member.memberId)
  for (const [state, due] of [
    ['failed', '2026-12-10'],
    ['proposed', '2026-11-23'],
    ['waiting', '2026-11-24'],
    // Of these nobody has anything to do.
    ['waiting', '2026-12-10'],
    ['done', '2026-11-23'],
  ] as const)
    await db().execute(sql`
      with paper as (
        insert into tax_documents (id, mgt_key, kind, state, member_id, buyer, write_day, due_day, supply, vat, asked_by, asked_at)
        values (gen_random_uuid(), ${`${state}-${due}`}, 'tax-invoice', ${state}, ${member.memberId}, '{}', '2026-11-20', ${due}, 1000, 100,
          'customer', '2026-11-24T00:00:00Z') returning id)
      insert into tax_document_orders (document_id, order_id, supply, vat) select id, ${orderId}, 1000, 100 from paper`)
  const row = await rowOf('tax-paper')
  expect(row).toMatchObject({ count: 3, overdue: 1, oldest: '2026-11-24T00:00:00.000Z' })
  expect(row?.items.map(({ due }) => due)).toEqual([
    '2026-11-23T15:00:00.000Z',
    '2026-11-24T15:00:00.000Z',
    '2026-12-10T15:00:00.000Z',
  ])
  expect(row?.items[0]?.orderNumber).toBe(orderNumber)
  expect(await rowOf('tax-paper', await shop.staff('proof'))).toBeUndefined()
})

it('has e-money that was asked back, and value and gift cards that a second person agrees to', async () => {
  const since = '2026-11-24T00:00:00Z'
  await db().execute(sql`
    with lot as (
      insert into ledger_lots (id, account, value_kind, issued_at)
      select gen_random_uuid(), min(code), 'paid', ${since} from ledger_accounts returning id)
    insert into emoney_refunds (id, member_id, lot_id, amount, state, asked_at)
    select gen_random_uuid(), ${member.memberId}, id, 30000, 'asked', ${since} from lot`)
  await db().execute(sql`
    insert into value_grants (id, member_id, value, amount, months, reason, state, asked_by, asked_at)
    values (gen_random_uuid(), ${member.memberId}, 'points', 200000, 12, '제작 지연', 'waiting', gen_random_uuid(), ${since})`)
  await db().execute(sql`
    insert into gift_card_batches (id, name, amount, cards, reason, state, asked_by, asked_at)
    values (gen_random_uuid(), '연말', 50000, 100, '사은 행사', 'waiting', gen_random_uuid(), ${since})`)
  for (const kind of ['emoney-refund', 'agree-grant', 'agree-gift-cards'] as const) {
    expect(await rowOf(kind), kind).toMatchObject({ count: 1, overdue: 0, oldest: '2026-11-24T00:00:00.000Z' })
    expect(await rowOf(kind, await shop.staff('service')), kind).toBeUndefined()
  }
})

it('has who asks to join a brand, and counts once who waits to be approved as well', async () => {
  const desk = await shop.staff('administrator')
  const newcomer = await shop.member()
  await db().execute(sql`
    update member set approval = 'waiting', joined_at = '2026-11-24T00:00:00Z' where id = ${newcomer.memberId}`)
  for (const { memberId } of [member, newcomer])
    await db().execute(sql`
      insert into brand_requests (id, brand_id, member_id, state, academy, contract, was, asked_at)
      values (gen_random_uuid(), 'hamamath', ${memberId}, 'waiting', '한결수학학원', '분당점', 'general', '2026-11-24T00:30:00Z')`)
  expect(await rowOf('approve-brand', desk)).toMatchObject({ count: 1, oldest: '2026-11-24T00:30:00.000Z' })
  expect(await rowOf('approve-member', desk)).toMatchObject({ count: 1 })
})

it('has coupons that a second person agrees to, for whoever may give them', async () => {
  const desk = await shop.staff('administrator')
  const campaignId = await runCampaign(shop, { way: 'staff', amount: 400_000 })
  await db().execute(sql`
    insert into coupon_grants (id, campaign_id, member_ids, reason, worth, state, made_by, made_at)
    values (gen_random_uuid(), ${campaignId}, array[${member.memberId}::uuid], '사과', 400000, 'waiting', (select min(id::text)::uuid from staff_account), '2026-11-24T00:00:00Z')`)
  expect(await rowOf('agree-coupons', desk)).toMatchObject({ count: 1, oldest: '2026-11-24T00:00:00.000Z' })
  expect(await rowOf('agree-coupons', await shop.staff('production'))).toBeUndefined()
})

it('has days of the books that nobody closed, booked or compared, and the month that is left', async () => {
  const before = (await rowOf('close-books'))?.count ?? 0
  const { rows } = await db().execute<{ day: string }>(sql`
    insert into closing_comparisons (day, figures, compared_at) values ('2026-11-19', '[]', '2026-11-20T00:00:00Z'),
      ('2026-11-24', '[]', '2026-11-24T00:00:00Z') returning day::text as day`)
  expect(rows).toHaveLength(2)
  await db().execute(sql`
    insert into ledger_transactions (id, kind, reference, memo, at)
    values (gen_random_uuid(), 'value-grant', 'open day', '', '2026-11-17T16:00:00Z')`)
  // The 18th of Seoul was booked and never compared; today is not over.
  expect(await rowOf('close-books')).toMatchObject({ count: before + 2, oldest: '2026-11-18T15:00:00.000Z' })
  expect(await rowOf('close-books', await shop.staff('service'))).toBeUndefined()
  await db().execute(
    sql`update closing_comparisons set closed_at = now(), closed_by = (select min(id::text)::uuid from staff_account) where day = '2026-11-19'`,
  )
  expect(await rowOf('close-books')).toMatchObject({ count: before + 1 })
  const closed = (day: string) =>
    db().execute(sql`
      insert into closing_comparisons (day, figures, compared_at, closed_at, closed_by)
      select ${day}::date, '[]', now(), now(), min(id::text)::uuid from staff_account`)
  await closed('2026-10-30')
  expect(await rowOf('close-books')).toMatchObject({ count: before + 2, oldest: '2026-10-31T15:00:00.000Z' })
  await db().execute(sql`
    insert into ledger_transactions (id, kind, reference, memo, at)
    values (gen_random_uuid(), 'value-grant', 'open day of a month', '', '2026-10-29T01:00:00Z')`)
  // Its month cannot be closed before that day is, so only the day is work.
  expect(await rowOf('close-books')).toMatchObject({ count: before + 2, oldest: '2026-10-29T15:00:00.000Z' })
  await closed('2026-10-29')
  expect(await rowOf('close-books')).toMatchObject({ count: before + 2, oldest: '2026-10-31T15:00:00.000Z' })
  await db().execute(sql`
    insert into closed_months (id, month, closed_by, closed_at)
    select gen_random_uuid(), '2026-10', min(id::text)::uuid, now() from staff_account`)
  expect(await rowOf('close-books')).toMatchObject({ count: before + 1 })
})

it('has statements of firms that pay later, once their last day is over and as long as something is owed', async () => {
  const { orderId } = await paidOrder(shop, member.memberId)
  await db().execute(sql`
    with due as (
      insert into credit_statements (id, number, member_id, closed_day, due_day, total, made_at)
      values (gen_random_uuid(), 'S-1', ${member.memberId}, '2026-10-25', '2026-11-23', 1000, now()) returning id)
    insert into credit_statement_lines (statement_id, order_id, amount) select id, ${orderId}, 1000 from due`)
  expect(await rowOf('credit-overdue')).toMatchObject({ count: 0 })
  await db().execute(
    sql`update orders set payment_state = 'unpaid', paid_at = null, captured_total = 0, settled_total = 0, receivable_total = 1000 where id = ${orderId}`,
  )
  expect(await rowOf('credit-overdue')).toMatchObject({ count: 1, overdue: 1, oldest: '2026-11-23T15:00:00.000Z' })
  await db().execute(sql`update credit_statements set due_day = '2026-11-24'`)
  expect(await rowOf('credit-overdue')).toMatchObject({ count: 0 })
})
