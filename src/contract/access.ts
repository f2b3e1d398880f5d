import type { Right } from '#/domain/members/rights.data.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'

/**
 * Who may call an endpoint. There is no default: an endpoint without it does not compile.
 * - `public`: anyone, logged in or not.
 * - `member`: a logged-in customer; `anyRole` wants one of the roles; `evenPending` lets in a member whose profile is unfinished.
 *   `guest` lets in somebody with a proven phone and no account (ADR 0044), here and where customers and staff may call.
 * - `partner`, `staff`: their own accounts; `anyRight` wants one of the rights, staff without it means every staff member;
 *   `evenPending` lets in whoever has yet to choose a password or set up a second factor.
 * - `member-or-staff`, `member-partner-or-staff`: customers, and of the staff those with one of the rights.
 * - `proof`: no account, the request carries its own proof (signed URL, gateway webhook); the handler checks it.
 */
export type Access =
  | { readonly who: 'public' }
  | {
      readonly who: 'member'
      readonly anyRole?: readonly CustomerRole[]
      readonly evenPending?: true
      readonly guest?: true
    }
  | { readonly who: 'partner'; readonly evenPending?: true }
  | { readonly who: 'staff'; readonly anyRight?: readonly Right[]; readonly evenPending?: true }
  | { readonly who: 'member-or-staff'; readonly anyRight: readonly Right[]; readonly guest?: true }
  | { readonly who: 'member-partner-or-staff'; readonly anyRight: readonly Right[]; readonly guest?: true }
  | { readonly who: 'proof' }

export const PUBLIC = { who: 'public' } as const
export const MEMBER = { who: 'member' } as const
/** Whoever orders: members, and guests for what is theirs. */
export const CUSTOMER = { who: 'member', guest: true } as const
export const PARTNER = { who: 'partner' } as const
export const PARTNER_EVEN_PENDING = { who: 'partner', evenPending: true } as const
export const STAFF = { who: 'staff' } as const
