import type { ApiScope } from '#/domain/members/api-scopes.data.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'

/** Who is calling, as proven by the token; never by anything the browser says about itself. */
export type Principal = Visitor | MemberPrincipal | PartnerPrincipal | StaffPrincipal

export interface Visitor {
  readonly kind: 'visitor'
}

export interface MemberPrincipal {
  readonly kind: 'member'
  readonly memberId: string
  readonly sessionId: string
  readonly roles: readonly CustomerRole[]
  /** True until a social login's missing data is filled in. */
  readonly pending: boolean
  /** Somebody with a proven phone and no account; may call only what says `guest`. */
  readonly guest: boolean
  /** Set when a key of the API speaks for the member; `sessionId` is the key's id then. */
  readonly apiKey?: { readonly id: string; readonly scopes: readonly ApiScope[] }
}

export interface PartnerPrincipal {
  readonly kind: 'partner'
  readonly partnerId: string
  readonly sessionId: string
  /** True while a password has to be chosen. */
  readonly pending: boolean
}

export interface StaffPrincipal {
  readonly kind: 'staff'
  readonly staffId: string
  readonly sessionId: string
  /** Of all their roles together. */
  readonly rights: readonly Right[]
  /** True while a password has to be chosen or a second factor set up. */
  readonly pending: boolean
}
