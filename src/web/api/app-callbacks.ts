import type { Access } from '#/contract/access.ts'
import { partnerSession, staffSession } from './account-session.ts'
import type { AuthSession } from './auth-session.ts'
import { memberSession } from './session.ts'
import type { ApiError } from './api-error.ts'

export type Audience = 'member' | 'partner' | 'staff'

/** What the app around the client does for it; each entry (storefront, back office) gives its own. */
export interface AppCallbacks {
  /** Goes to another page of this app. */
  readonly navigate: (to: string) => void
  readonly showError: (error: ApiError) => void
  /** The server refused what this account might do a moment ago. */
  readonly onDenied?: () => void
}

let port: AppCallbacks = { navigate: (to) => location.assign(to), showError: () => undefined }

/** Call once at the start of an app. */
export function configureClient(given: AppCallbacks): void {
  port = given
}

export const appCallbacks = (): AppCallbacks => port

/** Whose pages are open: the paths decide, so that three people can be logged in beside each other in one browser. */
export function audienceOfPath(pathname: string): Audience {
  if (pathname.startsWith('/offline-draft')) return 'partner'
  return pathname === '/admin' || pathname.startsWith('/admin/') ? 'staff' : 'member'
}

/** Whose token an endpoint wants; where several may call, the one whose page it is. */
export function audienceOf(access: Access, pathname: string): Audience {
  if (access.who === 'partner' || access.who === 'staff' || access.who === 'member') return access.who
  return audienceOfPath(pathname)
}

const SESSIONS: Record<Audience, AuthSession> = { member: memberSession, partner: partnerSession, staff: staffSession }
export const sessionOf = (audience: Audience): AuthSession => SESSIONS[audience]

const LOGIN: Record<Audience, string> = {
  member: '/member/login/',
  partner: '/offline-draft/login',
  staff: '/admin/login',
}

/** The login page with the way back. */
export function loginPath(audience: Audience, from: string): string {
  return from.startsWith(LOGIN[audience].replace(/\/$/, ''))
    ? from
    : `${LOGIN[audience]}?from=${encodeURIComponent(from)}`
}
