import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { ProductionMoveName } from './next-step.ts'

/** Who speaks with the customer may stop a job and let it go on; everything else is the press room's. */
const SERVICE_MOVES: readonly ProductionMoveName[] = ['hold', 'release']

export function mayMove({ roles }: Pick<StaffPrincipal, 'roles'>, move: ProductionMoveName): boolean {
  if (roles.includes('administrator') || roles.includes('production')) return true
  return roles.includes('service') && SERVICE_MOVES.includes(move)
}
