import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { brokenInvariants, checkInvariants } from './broken-invariants.ts'
import { INVARIANTS } from './invariants.data.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
const query = (text: string, values: readonly unknown[] = []) => shop.container.database.pool.query(text, [...values])

describe('the promises of the shop', () => {
  it('all hold in a shop that has just opened, and each was asked', async () => {
    const outcomes = await checkInvariants(shop.container.database.pool)
    const ids = INVARIANTS.map(({ id }) => id)
    expect(outcomes.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('are seen to be broken: an order that says it was paid without a payment', async () => {
    await query(
      `insert into orders (id, number, member_id, payment_state, orderer, goods_supply, goods_vat, delivery_total, total,
         captured_total, placed_at, paid_at) values ($1, '20261120-AAAAAA', $2, 'paid', '{}', 1000, 100, 0, 1100, 1100, now(), now())`,
      [randomUUID(), (await shop.member()).memberId],
    )
    const broken = await shop.brokenInvariants()
    expect(broken.toSorted()).toEqual([
      'I3b 20261120-AAAAAA',
      'I3c 20261120-AAAAAA',
      'I3d 20261120-AAAAAA',
      'I7 20261120-AAAAAA',
      'I8 20261120-AAAAAA',
    ])
  })

  it('are seen to be broken: a job that was given up', async () => {
    await query(`select graphile_worker.add_job('test.lost')`)
    await query(`update graphile_worker._private_jobs set run_at = now() - interval '2 minutes'`)
    expect(await brokenInvariants(shop.container.database.pool)).toContain('I10 test.lost (late)')
  })
})
