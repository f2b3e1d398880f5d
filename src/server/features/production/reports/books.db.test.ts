import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#/domain/ledger/entry.ts'
import { takenBackEntries } from '#/domain/ledger/reversal.ts'
import { refundEntries, saleEntries, type SaleAmounts } from '#/domain/ledger/sale.ts'
import type { SaleKey } from '#/domain/reports/figure.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { refreshDays } from './refresh-days.ts'

let shop: TestShop
let orders: PaidOrder[]
const SALE: SaleAmounts = { supply: 100_000, vat: 10_000, delivery: 3_000, discount: 0, prepaid: 0, total: 113_000 }

beforeAll(async () => {
  shop = await testShop()
  shop.clock.set('2026-11-01T01:00:00Z')
  orders = []
  for (const who of [await shop.member(), await shop.member()])
    for (let n = 0; n < 2; n += 1) orders.push(await paidOrder(shop, who.memberId))
  // Lines whose shares of an order cannot be whole won, of several kinds and papers.
  await shop.container.database.pool.query(`
    insert into order_lines (id, order_id, position, title, product, spec, quote, copies, supply, vat, total)
    select gen_random_uuid(), order_id, 1 + n, title, (array['D304', 'D301'])[n], spec, quote, copies, 7 * n, 0, 7 * n
    from order_lines, generate_series(1, 2) n`)
})

const read = async (text: string) => (await shop.container.database.pool.query(text)).rows as Record<string, string>[]

interface Move {
  readonly order: number
  readonly what: 'refund' | 'reversal' | 'again'
  readonly part: number
  readonly hours: number
}

const moves = fc.array(
  fc.record<Move>({
    order: fc.integer({ min: 0, max: 3 }),
    what: fc.constantFrom('refund', 'reversal', 'again'),
    part: fc.integer({ min: 1, max: 113_000 }),
    hours: fc.integer({ min: 0, max: 24 * 40 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const KINDS: Readonly<Record<Move['what'], SaleKey>> = {
  refund: 'order-refund',
  reversal: 'order-reversal',
  again: 'order-payment',
}

function entriesOf({ what, part }: Move): readonly Entry[] {
  if (what === 'again') return saleEntries(SALE, 'gateway-receivable')
  const before = SALE.total - part
  if (what === 'refund') return refundEntries(SALE, 'bank', before, part)
  return takenBackEntries(SALE, 'gateway-receivable', before, { amount: part, stands: Math.floor(part / 3) })
}

const book = (move: Move) =>
  shop.container.database.transaction((tx) => {
    const id = shop.container.ids.uuid()
    const at = new Date(Date.parse('2026-10-20T15:00:00Z') + move.hours * 3_600_000)
    const memo = orders[move.order]!.orderNumber
    return postBookings(tx, at, [
      { id, kind: KINDS[move.what], reference: id, memo, attemptId: null, entries: entriesOf(move) },
    ])
  })

/** Each kind of each day as the books have it, in one statement that knows nothing of reports. */
const BOOKS = `
  select to_char(t.at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, t.kind as key,
    (-coalesce(sum(p.amount) filter (where p.account in ('sales', 'discounts')), 0))::text as supply,
    (-coalesce(sum(p.amount) filter (where p.account = 'delivery-income'), 0))::text as delivery,
    (-coalesce(sum(p.amount) filter (where p.account = 'vat-payable'), 0))::text as vat
  from ledger_transactions t join ledger_postings p on p.transaction_id = t.id group by 1, 2 order by 1, 2`

const counted = (cut: string) => `
  select day::text as day, key, sum(supply)::text as supply, sum(delivery)::text as delivery, sum(vat)::text as vat
  from report_days where topic = 'sale' and cut = '${cut}' group by 1, 2 order by 1, 2`

const whole = (rows: readonly Record<string, string>[]) =>
  rows.map((row) => ({
    ...row,
    supply: Number(row['supply']),
    delivery: Number(row['delivery']),
    vat: Number(row['vat']),
  }))

describe('figures of days', () => {
  it('are what the books say, after any history of payments, refunds and money that was taken back', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        for (const move of history) await book(move)
        await refreshDays(shop.container)
        const books = whole(await read(BOOKS))
        for (const cut of ['all', 'product', 'customer', 'visit', 'paper'])
          expect(whole(await read(counted(cut)))).toEqual(books)
        const lines = `select day::text as day, key, sum(supply)::text as supply, sum(delivery)::text as delivery, sum(vat)::text as vat
          from report_lines where topic = 'sale' group by 1, 2 order by 1, 2`
        expect(whole(await read(lines))).toEqual(books)
      }),
      { numRuns: 12 },
    )
  })

  it('are the same when every day is worked out again', async () => {
    const all = `select * from report_days order by day, topic, key, cut, value`
    const before = await read(all)
    await shop.container.database.pool.query('insert into report_changes (day) select distinct day from report_days')
    await refreshDays(shop.container)
    expect(await read(all)).toEqual(before)
  })

  it('lose nothing to two that work them out at once, and to what is booked meanwhile', async () => {
    await shop.container.database.pool.query('insert into report_changes (day) select distinct day from report_days')
    const move: Move = { order: 1, what: 'refund', part: 5_000, hours: 400 }
    await Promise.all([refreshDays(shop.container), book(move), refreshDays(shop.container), book(move)])
    await refreshDays(shop.container)
    expect(whole(await read(counted('product')))).toEqual(whole(await read(BOOKS)))
  })
})
