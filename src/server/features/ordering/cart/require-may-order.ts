import { AppError } from '#/contract/errors.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { mayOrder } from '#/domain/catalog/role-access.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'

/** FORBIDDEN when the member's type or grade is not among those that the kind is made for. */
export function requireMayOrder({ roles }: Pick<MemberPrincipal, 'roles'>, product: ProductCode): void {
  const verdict = mayOrder(product, roles)
  if (!verdict.ok) throw new AppError('FORBIDDEN', verdict.error.message)
}
