import { useQuery } from '@tanstack/react-query'
import { readMembership } from '#/contract/people/brand-membership.contract.ts'
import { call } from '#/web/api/call.ts'
import { isGuest, isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

export const membershipKey = (brand: string) => ['brand-membership', brand] as const

/** Whether who is here may ask: somebody with an account, once the page listens. */
export function useMayAsk(): boolean {
  const user = useMember()
  return useHydrated() && isLoggedIn(user) && !isGuest(user)
}

/** What the member is to a brand; nothing for visitors, and where it `isWanted` not. */
export const useMembership = (brand: string, isWanted = true) =>
  useQuery({
    queryKey: membershipKey(brand),
    queryFn: ({ signal }) => call(readMembership, { params: { id: brand }, signal, errors: 'throw' }),
    enabled: useMayAsk() && isWanted,
  })
