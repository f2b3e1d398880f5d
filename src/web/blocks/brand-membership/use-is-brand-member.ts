import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { useMember } from '#/web/api/session.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { standingByRoles } from './standing.ts'

/** Whether the roles of who is here say that the brand let them in, once the page knows who that is. */
export function useIsBrandMember(brand: BrandShown): boolean {
  const user = useMember()
  return useHydrated() && standingByRoles(brand, user) === 'approved'
}
