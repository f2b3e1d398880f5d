import type { LoginThrottle } from '#/server/platform/passwords/login-throttle.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'

export interface StaffDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> {
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly loginThrottle: LoginThrottle
  /** On a public shop nobody works without a second factor. */
  readonly secondFactorRequired: boolean
  readonly sealer: Sealer
}
