import type { WebPath } from '#/contract/web-paths.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import type { RoleFailure } from '#/domain/catalog/role-access.ts'
import { mayOpenHamamathBook, mayOpenMatholicRequest, mayOpenOption } from '#/domain/catalog/role-access.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import type { Result } from '#/lib/result.ts'

type Gate = (roles: readonly CustomerRole[]) => Result<true, RoleFailure>

/** The rule behind each path whose guard is a role; a conformance test compares its keys with the table. */
export const ROLE_GATES: Partial<Record<WebPath, Gate>> = {
  ...Object.fromEntries(
    PRODUCT_KINDS.map(({ slug }) => [
      `/product/${slug}/option`,
      (roles: readonly CustomerRole[]) => mayOpenOption(slug, roles),
    ]),
  ),
  '/hamamath/book': mayOpenHamamathBook,
  '/hamamath/book/{id}': mayOpenHamamathBook,
  '/matholic/product': mayOpenMatholicRequest,
}
