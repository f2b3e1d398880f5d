import { lockOrders } from '#/server/features/ordering/orders/cancel-order.repo.ts'
import { bindingOfLine } from '#/server/features/ordering/orders/line-binding.ts'
import { readLines } from '#/server/features/ordering/orders/lines.repo.ts'
import { writeStates } from '#/server/features/ordering/orders/write-states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TestShop } from '../test-shop.ts'

/**
 * After a test has put states where it needs them: writes what the shop derives from them. What was put as approved is approved as
 * it stands, and laid on plates.
 */
export async function restate(tx: Tx, orderId: string): Promise<void> {
  await lockOrders(tx, [orderId])
  const approved = (await readLines(tx, orderId)).filter((line) => line.file === 'approved' && !line.approvedBinding)
  await writeStates(tx, orderId, { lines: Object.fromEntries(approved.map((line) => [line.id, approvedOf(line)])) }, [])
}

/** What an approval and the press package after it leave on a line. */
export function approvedOf(line: Parameters<typeof bindingOfLine>[0]) {
  const binding = bindingOfLine(line)
  return { approvedBinding: binding, packagedBinding: binding }
}

/** All orders of a small shop. */
export async function restateAll({ container: { database } }: TestShop): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>('select id from orders order by id')
  for (const { id } of rows) await database.transaction((tx) => restate(tx, id))
}
