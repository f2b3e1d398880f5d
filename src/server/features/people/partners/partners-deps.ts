import type { LoginThrottle } from '#/server/platform/passwords/login-throttle.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'

export interface PartnersDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> {
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly loginThrottle: LoginThrottle
}
