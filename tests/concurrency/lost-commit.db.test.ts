import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { everyConnection } from '../support/every-connection.ts'
import { addFlyer, sheetFor } from '../support/orders/checkout.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

type Fate =
  | 'commit arrived, its answer did not'
  | 'commit never arrived'
  | 'statement cancelled'
  | 'deadlock without end'
const FATES: readonly Fate[] = [
  'commit arrived, its answer did not',
  'commit never arrived',
  'statement cancelled',
  'deadlock without end',
]

let shop: TestShop
/** What becomes of the next commits; null: nothing special. */
let fate: Fate | null = null

beforeAll(async () => {
  shop = await testShop()
  everyConnection(shop.container.database.pool, (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>
    client.query = ((...args: unknown[]) => {
      if (args[0] !== 'commit' || fate === null) return query(...args)
      return suffer(fate, query)
    }) as typeof client.query
  })
})

async function suffer(what: Fate, query: (text: string) => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  if (what === 'deadlock without end') throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  fate = null
  if (what === 'statement cancelled')
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  if (what === 'commit arrived, its answer did not') await query('commit')
  throw new Error('Connection terminated unexpectedly')
}

test.each(FATES)('%s: told to come again, and coming again with the same key orders once', async (what) => {
  const member = await shop.member()
  const body = await sheetFor(shop, member, [await addFlyer(shop, member)])
  const order = (key: string) => shop.call(placeOrder, { as: member, body, key })
  const key = randomUUID()
  fate = what
  const first = await order(key)
  fate = null
  expect([first.status, first.failure?.code, first.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
  const again = await order(key)
  expect(again.status).toBe(200)
  const { orders } = (await shop.call(listOrders, { as: member })).data
  expect(orders.map((one) => one.orderNumber)).toEqual([again.data.orderNumber])
})
