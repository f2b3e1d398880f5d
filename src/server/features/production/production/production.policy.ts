import { hasRight } from '#/domain/members/rights.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { ProductionMoveName } from './next-step.ts'

/** Who may stop a job may let it go on; everything else is the press room's. */
const STOPPING: readonly ProductionMoveName[] = ['hold', 'release']

export const mayMove = ({ rights }: Pick<StaffPrincipal, 'rights'>, move: ProductionMoveName): boolean =>
  hasRight(rights, 'production') || (hasRight(rights, 'hold') && STOPPING.includes(move))
