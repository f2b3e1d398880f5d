import { expect, it } from 'vitest'
import type { Db } from '#/server/platform/db/database.ts'
import type { ListRange, StandingOrder } from './list-orders.repo.ts'
import { movingOrders } from './moving-orders.ts'

const order = (number: number): StandingOrder => ({
  id: String(number),
  payment: 'paid',
  placedAt: new Date(number),
  lines: [],
  deliveries: [],
})
const range = { memberId: 'm', from: new Date(0), before: new Date(1), after: null }

/** A customer with so many orders in work and so many to be paid; some are both. */
const moving = (inWork: number, toPay: number) => {
  const kinds = { 'in-work': inWork, 'to-pay': toPay }
  const read = (_db: unknown, { moving: kind, limit }: ListRange) =>
    Promise.resolve(Array.from({ length: Math.min(kinds[kind ?? 'to-pay'], limit) }, (_, at) => order(at)))
  return movingOrders(read, {} as Db, range)
}

it('holds every order once, the newest first', async () => {
  const { orders, more } = await moving(3, 5)
  expect(orders.map(({ id }) => id)).toEqual(['4', '3', '2', '1', '0'])
  expect(more).toBe(false)
})

it('says when there are more than it reads, of either kind', async () => {
  expect(await moving(100, 100)).toMatchObject({ more: false })
  expect((await moving(101, 0)).more).toBe(true)
  expect((await moving(0, 5_000)).more).toBe(true)
  expect((await moving(5_000, 0)).orders).toHaveLength(100)
})
