import type { BusinessPaper } from '#/domain/papers/business-paper.ts'
import { estimatePaper } from '#/domain/papers/estimate-paper.ts'
import { estimateOf, visibleTo } from '#/server/features/estimates/estimates.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readSupplier } from './read-papers.ts'

/** The paper of an estimate for its owner or for staff, whose look at a customer's address is written down; else NOT_FOUND. */
export async function readEstimatePaper(db: DbOrTx, call: AuditedCall, number: string): Promise<BusinessPaper> {
  const { row, lines } = visibleTo(call.principal, await estimateOf(db, number))
  if (call.principal.kind === 'staff')
    await audit(db, call, { action: 'estimate.read-paper', objectKind: 'estimate', objectId: number })
  return estimatePaper({ ...row, lines }, await readSupplier(db))
}
