import { sql } from '#/server/platform/db/drizzle.ts'
import { paidOrder, type PaidOrder } from '../paid-order.ts'
import type { TestShop } from '../test-shop.ts'
import { restateAll } from './restate.ts'

/** A book that is made and has arrived, so that something may be wrong with it; `preparing` leaves its parcel at the shop. */
export async function arrivedOrder(
  shop: TestShop,
  memberId: string,
  state: 'delivered' | 'preparing' = 'delivered',
): Promise<PaidOrder> {
  const made = await paidOrder(shop, memberId)
  const { db } = shop.container.database
  await db.execute(sql`update order_deliveries set state = ${state} where order_id = ${made.orderId}::uuid`)
  await db.execute(sql`
    update order_lines set production_state = 'done', file_state = 'approved' where id = ${made.lineId}::uuid`)
  await restateAll(shop)
  return made
}
