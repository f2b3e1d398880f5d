import { randomUUID } from 'node:crypto'
import { sql } from './drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { flyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { insertItem, readItem } from '#/server/features/ordering/cart/cart.repo.ts'
import type { CartRow } from '#/server/features/ordering/cart/cart.table.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { violatedConstraint } from './open-database.ts'
import type { Tx } from './database.ts'

let shop: TestShop
let memberId: string
const at = new Date('2026-11-20T00:00:00Z')

beforeAll(async () => {
  shop = await testShop()
  memberId = (await shop.member()).memberId
})

const item = (): CartRow => ({
  id: randomUUID(),
  memberId,
  title: '전단',
  ownTitle: false,
  spec: flyer(),
  files: [],
  shownQuote: {} as CartRow['shownQuote'],
  shownTotal: 0,
  staffAskedAt: null,
  estimateId: null,
  estimatePosition: null,
  brand: null,
  origin: null,
  classes: null,
  selected: true,
  version: 1,
  createdAt: at,
  updatedAt: at,
  removedAt: null,
})

const booking = () => ({
  id: randomUUID(),
  kind: 'order-payment' as const,
  reference: 'R1',
  memo: '',
  attemptId: null,
  entries: [
    { account: 'bank', amount: 1_100 },
    { account: 'sales', amount: -1_100 },
  ],
})

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => shop.container.database.transaction(work)
/** The constraint that a second call of `write` is told to break, before anything is committed. */
async function secondTime(write: (tx: Tx) => Promise<void>): Promise<string | undefined> {
  let told: string | undefined
  await inTransaction(async (tx) => {
    await write(tx)
    await write(tx).catch((error: unknown) => {
      told = violatedConstraint(error)
    })
    throw new Error('enough')
  }).catch(() => undefined)
  return told
}
const count = async (tx: Tx, from: ReturnType<typeof sql>) =>
  (await tx.execute<{ n: number }>(sql`select count(*)::int as n from ${from}`)).rows[0]?.n

describe('an awaited write of a transaction', () => {
  it('is seen by its next statement', async () => {
    const row = item()
    const seen = await inTransaction(async (tx) => {
      await insertItem(tx, row)
      return readItem(tx, memberId, row.id)
    })
    expect(seen?.id).toBe(row.id)
  })

  it('says at the call, and not at the commit, that its key is taken', async () => {
    const row = item()
    expect(await secondTime((tx) => insertItem(tx, row))).toBe('cart_items_pkey')
  })

  it('is there when it is a job', async () => {
    const jobs = sql`graphile_worker.jobs`
    const [before, after] = await inTransaction(async (tx) => {
      const { jobs: queue } = shop.container
      const [handler] = queue.handlers()
      if (!handler) throw new Error('no jobs')
      const waiting = await count(tx, jobs)
      await queue.add(tx, handler.job, {})
      return [waiting, await count(tx, jobs)]
    })
    expect(after).toBe((before ?? 0) + 1)
  })
})

it('a transaction whose failed statement was overlooked is not told as done', async () => {
  const done = inTransaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(done).rejects.toThrow('rolled back')
})

it('a booking that is in the books already is refused where it is made', async () => {
  expect(await secondTime((tx) => postBookings(tx, at, [booking()]))).toBe('ledger_transactions_kind_reference_key')
})
