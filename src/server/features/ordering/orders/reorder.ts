import type { ResultOf } from '#/contract/endpoint.ts'
import type { reorder as reorderEndpoint } from '#/contract/ordering/place-order.contract.ts'
import { mayOrder } from '#/domain/catalog/role-access.ts'
import { putIntoCart, titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { readLines } from './lines.repo.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ownOrder } from './read-order.ts'

/** Puts lines into the cart as they were ordered, files by hash included, at today's price. What is no longer offered, or not to this member, is named. */
export async function reorder(
  tx: Tx,
  deps: OrdersDeps,
  { memberId, roles }: Pick<MemberPrincipal, 'memberId' | 'roles'>,
  orderNumber: string,
  lineIds: readonly string[] | undefined,
): Promise<ResultOf<typeof reorderEndpoint>> {
  const order = await ownOrder(tx, memberId, orderNumber)
  const lines = (await readLines(tx, order.id)).filter((line) => !lineIds || lineIds.includes(line.id))
  const itemIds: string[] = []
  const refused: { title: string; message: string }[] = []
  const quoteJob = await deps.quoter(tx)
  for (const line of lines) {
    const allowed = mayOrder(line.spec.product, roles)
    const priced = allowed.ok ? quoteJob(line.spec) : allowed
    if (!priced.ok) {
      refused.push({ title: line.title, message: priced.error.message })
      continue
    }
    const { spec, quote } = priced.value
    const item = await putIntoCart(tx, deps, {
      memberId,
      ...titleOf(spec, line.ownTitle ? line.title : null),
      spec,
      files: line.files,
      quote,
    })
    itemIds.push(item.id)
  }
  return { itemIds, refused }
}
