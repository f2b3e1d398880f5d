import type { ResultOf } from '#/contract/endpoint.ts'
import type { reorder as reorderEndpoint } from '#/contract/orders/place-order.contract.ts'
import { putIntoCart } from '#/server/features/cart/cart.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readLines } from './lines.repo.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ownOrder } from './read-order.ts'

/** Puts lines into the cart as they were ordered, files by hash included, at today's price. What is no longer offered is named. */
export async function reorder(
  tx: Tx,
  deps: OrdersDeps,
  memberId: string,
  orderNumber: string,
  lineIds: readonly string[] | undefined,
): Promise<ResultOf<typeof reorderEndpoint>> {
  const order = await ownOrder(tx, memberId, orderNumber)
  const lines = (await readLines(tx, order.id)).filter((line) => !lineIds || lineIds.includes(line.id))
  const itemIds: string[] = []
  const refused: { title: string; message: string }[] = []
  for (const line of lines) {
    const priced = await deps.quoteJob(tx, line.spec)
    if (!priced.ok) {
      refused.push({ title: line.title, message: priced.error.message })
      continue
    }
    const { spec, quote } = priced.value
    const item = await putIntoCart(tx, deps, { memberId, title: line.title, spec, files: line.files, quote })
    itemIds.push(item.id)
  }
  return { itemIds, refused }
}
