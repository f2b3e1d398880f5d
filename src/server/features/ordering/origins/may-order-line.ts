import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { mayOrder } from '#/domain/catalog/role-access.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { err, type Result } from '#/lib/result.ts'
import { type OriginRooms, roomOf } from './origin-rooms.ts'

/** Whether a member may have a line made: what has an origin is judged by its own room. */
export function mayOrderLine(
  origins: OriginRooms,
  roles: readonly CustomerRole[],
  { product, origin }: { readonly product: ProductCode; readonly origin: LineOrigin | null },
): Result<true, { readonly message: string }> {
  if (origin === null) return mayOrder(product, roles)
  return roomOf(origins, origin)?.mayOrder(roles) ?? err({ message: '지금은 주문할 수 없는 품목입니다.' })
}
