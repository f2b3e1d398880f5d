import type { Mover } from '#/domain/orders/transition.ts'
import type { Principal } from '#/server/platform/http/principal.ts'

/** Who moves something: `id` is the member's, partner's or staff member's, null for the shop itself. */
export interface Actor {
  readonly kind: Mover
  readonly id: string | null
}

export const SYSTEM: Actor = { kind: 'system', id: null }

export function actorOf(principal: Principal): Actor {
  if (principal.kind === 'member') return { kind: 'customer', id: principal.memberId }
  if (principal.kind === 'partner') return { kind: 'partner', id: principal.partnerId }
  if (principal.kind === 'staff') return { kind: 'staff', id: principal.staffId }
  throw new Error('a visitor moves nothing')
}
