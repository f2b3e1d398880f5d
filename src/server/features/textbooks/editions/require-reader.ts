import { AppError } from '#/contract/errors.ts'
import { mayOpenHamamathBook } from '#/domain/catalog/role-access.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'

/** The brand whose textbooks its members see. */
export const BRAND = 'hamamath'

/** FORBIDDEN in the specification's words to whoever is no approved member of the brand. */
export function requireReader({ roles }: Pick<MemberPrincipal, 'roles'>): void {
  const verdict = mayOpenHamamathBook(roles)
  if (!verdict.ok) throw new AppError('FORBIDDEN', verdict.error.message)
}
