import type { Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { WebAddressSettings } from '#/server/platform/http/web-origin.ts'
import type { LoginThrottle } from '#/server/platform/passwords/login-throttle.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'
import type { IdentityProviders } from '#/server/ports/identity-provider.ts'
import type { Storage } from '#/server/ports/storage.ts'

/** Called in the transaction of a login or join; other features hand over what a visitor made before it. */
export type OnMemberLogin = (
  tx: Tx,
  login: {
    readonly memberId: string
    readonly visitorKey: string | null
    /** As whom the same browser was ordering without an account. */
    readonly guestId: string | null
  },
) => Promise<void>

/** Called in the transaction of joining, when the member and the proof of the telephone are written. */
export type OnMemberJoined = (tx: Tx, joined: { readonly memberId: string }) => Promise<void>

/** Called in the transaction in which a member takes a guest's orders over, in the order of locks; each feature gives what it has. */
export type OnGuestTaken = (
  tx: Tx,
  taking: { readonly guestId: string; readonly memberId: string; readonly at: Date },
) => Promise<void>

/** Called in the transaction in which an account is suspended, merged away or no firm's any more; what spoke for it from outside ends. */
export type OnAccessEnded = (tx: Tx, ended: { readonly memberId: string; readonly at: Date }) => Promise<void>

export interface MembersDeps extends Pick<Services, 'database' | 'jobs' | 'live' | 'clock' | 'ids' | 'log'> {
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly loginThrottle: LoginThrottle
  readonly identities: IdentityProviders
  readonly storage: Storage
  /** Hides the providers' tokens. */
  readonly sealer: Sealer
  /** By which the address of the shop's pages is told. */
  readonly config: WebAddressSettings
  readonly onMemberLogin: readonly OnMemberLogin[]
  readonly onMemberJoined: readonly OnMemberJoined[]
  readonly onGuestTaken: readonly OnGuestTaken[]
  readonly onAccessEnded: readonly OnAccessEnded[]
}

/** Where a call came from, kept with the session. */
export interface Origin {
  readonly principal: Principal
  readonly ip: string
  readonly userAgent: string
  readonly visitorKey: string | null
  /** By which a browser that logged in before is known again. */
  readonly deviceToken: string | null
}
