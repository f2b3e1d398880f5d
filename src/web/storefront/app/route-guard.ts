import type { Guard } from '#/contract/web-path-row.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import { opensToGuests, safeFrom } from '#/contract/web-paths.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { FINISH_JOINING } from '#/web/api/finish-joining.ts'
import { ROLE_GATES } from './role-gates.ts'

/** Who is in front of the screen, as the stored sessions say. */
export interface Viewer {
  readonly member: boolean
  /** A member who is none: with a proven phone and without an account. */
  readonly guest: boolean
  readonly roles: readonly CustomerRole[]
  readonly needAdditionalInfo: boolean
  readonly partner: boolean
}

export type GuardDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refuse'; readonly message: string }
  | { readonly kind: 'join' }

const PASS: GuardDecision = { kind: 'pass' }
const go = (to: string): GuardDecision => ({ kind: 'go', to })

/**
 * Pages with a role guard that a visitor may look at: the options of a product, with their prices. The role is asked of
 * members; a visitor is asked to log in when something is to be kept or ordered, and comes back to the same job.
 */
export const opensToVisitors = (path: string): boolean => path.startsWith('/product/')

/** Where someone who is already logged in goes instead: back where they came from, or on to their own page. */
const back = (search: string, otherwise: string) => go(safeFrom(new URLSearchParams(search).get('from')) ?? otherwise)

/** Where joining is finished, still knowing where the person was. */
function keepingFrom(search: string): string {
  const from = safeFrom(new URLSearchParams(search).get('from'))
  return from === null ? FINISH_JOINING : `${FINISH_JOINING}?from=${encodeURIComponent(from)}`
}

/**
 * May this viewer open the page? `here` is path and search, kept as `from`. The server decides again on every call.
 */
export function routeGuard(
  path: WebPath,
  guard: Guard,
  viewer: Viewer,
  here: { readonly pathname: string; readonly search: string },
): GuardDecision {
  const from = encodeURIComponent(here.pathname + here.search)
  if (guard === 'public') return PASS
  if (guard === 'partner') return viewer.partner ? PASS : go(`/offline-draft/login?from=${from}`)
  if (guard === 'partner-guest') return viewer.partner ? back(here.search, '/offline-draft') : PASS
  if (guard === 'guest') {
    if (path === FINISH_JOINING) return viewer.member && !viewer.needAdditionalInfo ? back(here.search, '/') : PASS
    // A guest may join, log in or look for another order at any time.
    if (!viewer.member || viewer.guest) return PASS
    return viewer.needAdditionalInfo ? go(keepingFrom(here.search)) : back(here.search, '/')
  }
  if (!viewer.member && opensToVisitors(path)) return PASS
  if (!viewer.member) return go(`/member/login?from=${from}`)
  if (viewer.needAdditionalInfo) return go(`${FINISH_JOINING}?from=${from}`)
  if (viewer.guest && (guard === 'member' || guard === 'owner')) return opensToGuests(path) ? PASS : { kind: 'join' }
  const verdict = ROLE_GATES[path]?.(viewer.roles)
  return verdict && !verdict.ok ? { kind: 'refuse', message: verdict.error.message } : PASS
}
