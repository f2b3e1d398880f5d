import { lockOrders } from '#/server/features/ordering/orders/cancel-order.repo.ts'
import { writeStates } from '#/server/features/ordering/orders/write-states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TestShop } from '../test-shop.ts'

/** After a test has put states where it needs them: writes what the shop derives from them. */
export async function restate(tx: Tx, orderId: string): Promise<void> {
  await lockOrders(tx, [orderId])
  await writeStates(tx, orderId, {}, [])
}

/** All orders of a small shop. */
export async function restateAll({ container: { database } }: TestShop): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>('select id from orders order by id')
  for (const { id } of rows) await database.transaction((tx) => restate(tx, id))
}
