import { isGuest, isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

/** Whether who is here may ask what they are to a brand: somebody with an account, once the page listens. */
export function useMayAsk(): boolean {
  const user = useMember()
  return useHydrated() && isLoggedIn(user) && !isGuest(user)
}
