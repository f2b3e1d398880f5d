import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { mayOrder } from '#/domain/catalog/role-access.ts'
import { err, type Result } from '#/lib/result.ts'
import type { Buyer } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type OriginRooms, roomOf } from './origin-rooms.ts'

/** Whether a member may have a line made: what has an origin is judged by its own room. */
export async function mayOrderLine(
  db: DbOrTx,
  origins: OriginRooms,
  buyer: Buyer,
  { product, origin }: { readonly product: ProductCode; readonly origin: LineOrigin | null },
): Promise<Result<true, { readonly message: string }>> {
  if (origin === null) return mayOrder(product, buyer.roles)
  const room = roomOf(origins, origin)
  return room ? room.mayOrder(db, buyer, origin) : err({ message: '지금은 주문할 수 없는 품목입니다.' })
}
