import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { WebPathRow } from '#/contract/web-path-row.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import { partnerSession } from '#/web/api/account-session.ts'
import { isGuest, isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { routeGuard, opensToVisitors } from './route-guard.ts'
import { pageBefore } from './previous-page.ts'

/** Only who ordered without an account meets it. */
const MembersOnly = lazyPart(async () => (await import('./members-only.tsx')).MembersOnly)

/** Only whose roles do not open a page meets it. */
const Refused = lazyPart(async () => (await import('./refused.tsx')).Refused)

interface RouteGateProps {
  readonly row: WebPathRow & { readonly path: WebPath }
  readonly children: ReactNode
}

/**
 * Lets the page through to those its guard allows. The session lives in the browser, so the server's HTML of a private
 * page is its frame only; pages with a role guard hold nothing private and are sent whole, and their first script hides them
 * from a member who may not open them until this has judged.
 */
export function RouteGate({ row, children }: RouteGateProps) {
  const hydrated = useHydrated()
  const user = useMember()
  usePartnerTokens()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (hydrated) document.documentElement.style.removeProperty('visibility')
  }, [hydrated])
  if (row.guard === 'public') return children
  if (!hydrated) return isSentWhole(row) ? children : <LoadingState />
  const viewer = {
    member: isLoggedIn(user),
    guest: isGuest(user),
    roles: user.roles,
    needAdditionalInfo: user.needAdditionalInfo,
    partner: partnerSession.tokens() !== null,
  }
  const verdict = routeGuard(row.path, row.guard, viewer, { pathname, search })
  if (verdict.kind === 'go') return <Navigate to={verdict.to} replace />
  if (verdict.kind === 'join')
    return (
      <Suspense fallback={<LoadingState />}>
        <MembersOnly here={pathname + search} />
      </Suspense>
    )
  if (verdict.kind === 'refuse')
    return (
      <Suspense fallback={<LoadingState />}>
        <Refused message={verdict.message} from={wayBack(pathname + search)} ofBrand={/hama|math/.test(row.layout)} />
      </Suspense>
    )
  return children
}

/** What the server may send before it knows who asks. */
const isSentWhole = ({ guard, path }: WebPathRow): boolean =>
  guard === 'guest' || guard === 'partner-guest' || opensToVisitors(path)

const usePartnerTokens = () => partnerSession.use((state) => state.accessToken)

/** The page before this one, when it was ours: of this visit, or the one whose link led here. */
function wayBack(here: string): string | null {
  const before = pageBefore(here)
  if (before !== null || !document.referrer) return before
  const url = new URL(document.referrer)
  return url.origin === location.origin && url.pathname !== location.pathname ? url.pathname + url.search : null
}
