import { AppError } from '#/contract/errors.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import { lockRemoved, readItem, updateItem } from './cart.repo.ts'
import { presentItem } from './present-item.ts'

/** Puts a deleted item back; asked twice, the second finds it in the cart. NOT_FOUND: ordered, forgotten or another's. */
export async function restoreItem(
  tx: Tx,
  deps: CartDeps,
  { memberId }: { readonly memberId: string },
  id: string,
): Promise<CartItem> {
  const removed = await lockRemoved(tx, memberId, id)
  if (removed) await updateItem(tx, id, { removedAt: null })
  const row = await readItem(tx, memberId, id)
  if (!row) throw new AppError('NOT_FOUND', '되살릴 수 없는 품목입니다. 삭제한 지 7일이 지났을 수 있습니다.')
  return presentItem(tx, deps, await quoterOfBrand(tx, deps.quoter, row.brand), row)
}
