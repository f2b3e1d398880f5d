import { AppError } from '#/contract/errors.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { WholeEstimate } from './estimates.repo.ts'

/** The owner and staff may see it; for everybody else there is no such estimate. */
export function visibleTo(principal: Principal, estimate: WholeEstimate | null): WholeEstimate {
  if (!estimate) throw new AppError('NOT_FOUND')
  const own = principal.kind === 'member' && principal.memberId === estimate.row.memberId
  if (!own && principal.kind !== 'staff') throw new AppError('NOT_FOUND')
  return estimate
}
