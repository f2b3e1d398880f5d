import { isGuest, isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

const GuestOrdersOffer = latePart(async () => (await import('./guest-orders-offer.tsx')).GuestOrdersOffer)

/** Over the pages of a member: what the same person ordered as a guest may be taken into the account. */
export function GuestOrdersHint() {
  const user = useMember()
  const hydrated = useHydrated()
  if (!hydrated || !isLoggedIn(user) || isGuest(user) || user.needAdditionalInfo) return null
  return <GuestOrdersOffer />
}
