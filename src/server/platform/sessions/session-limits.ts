import type { Audience } from './subject.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Access tokens live this long; a stolen one is worth no more. */
export const ACCESS_TOKEN_MS = 10 * MINUTE
/** Within this time of its end an access token is renewed when its refresh token comes along (specification §4). */
export const RENEW_WINDOW_MS = 60_000
/** Several tabs renew at once; a refresh token just replaced still counts for this long. */
export const OVERLAP_MS = 10_000
/** How long a password entry allows changing password, phone or e-mail. */
export const FRESH_PROOF_MS = 10 * MINUTE

interface Limits {
  /** Ends the session when nothing was renewed for this long. */
  readonly idleMs: number
  /** Ends the session in any case; renewing never moves it. */
  readonly absoluteMs: number
}

const MEMBER: Limits = { idleMs: 12 * HOUR, absoluteMs: DAY }
const MEMBER_REMEMBERED: Limits = { idleMs: 14 * DAY, absoluteMs: 30 * DAY }
/** Long enough to order, pay and come back from the bank; the phone proves the person again. */
const GUEST: Limits = { idleMs: 2 * HOUR, absoluteMs: 12 * HOUR }
const PARTNER: Limits = { idleMs: 12 * HOUR, absoluteMs: 7 * DAY }
const STAFF: Limits = { idleMs: HOUR, absoluteMs: 10 * HOUR }

export function limitsOf(audience: Audience, remembered: boolean): Limits {
  if (audience === 'staff') return STAFF
  if (audience === 'partner') return PARTNER
  if (audience === 'guest') return GUEST
  return remembered ? MEMBER_REMEMBERED : MEMBER
}

/** Longest any session lives: a retired signing key is kept for verifying at least this long. */
export const LONGEST_SESSION_MS = MEMBER_REMEMBERED.absoluteMs
