import { cutOffHour } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { BusinessPaper } from '#/domain/papers/business-paper.ts'
import { estimatePaper } from '#/domain/papers/estimate-paper.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { estimateOf, visibleTo } from '#/server/features/ordering/estimates/estimates.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readSupplier } from './read-papers.ts'

/** The paper of an estimate for its owner or for staff, whose look at a customer's address is written down; else NOT_FOUND. */
export async function readEstimatePaper(db: DbOrTx, call: AuditedCall, number: string): Promise<BusinessPaper> {
  const { row, lines } = visibleTo(call.principal, await estimateOf(db, number))
  if (call.principal.kind === 'staff')
    await audit(db, call, { action: 'estimate.read-paper', objectKind: 'estimate', objectId: number })
  const hour = cutOffHour(await readCalendar(db), seoulDay(row.madeAt))
  return estimatePaper({ ...row, lines, cutOffHour: hour }, await readSupplier(db))
}
