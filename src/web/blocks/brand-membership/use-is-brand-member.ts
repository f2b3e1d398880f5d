import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { useMember } from '#/web/api/session.ts'
import { standingByRoles } from './standing.ts'
import { useMayAsk, useMembership } from './use-membership.ts'

/** Whether who is here was let in, once the page knows who that is. */
export function useIsBrandMember(brand: BrandShown): boolean {
  const user = useMember()
  const byRoles = standingByRoles(brand, user)
  const { data } = useMembership(brand.id, byRoles === null)
  return useMayAsk() && (byRoles ?? data?.state) === 'approved'
}
