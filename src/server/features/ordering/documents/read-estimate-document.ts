import { cutOffHour } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { jobLine } from '#/domain/catalog/job-name.ts'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { estimateDocument } from '#/domain/documents/estimate-document.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { feesOf } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { estimateOf, visibleTo } from '#/server/features/ordering/estimates/estimates.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readSupplier } from './read-documents.ts'

/** The document of an estimate for its owner or for staff, whose look at a customer's address is written down; else NOT_FOUND. */
export async function readEstimateDocument(db: DbOrTx, call: AuditedCall, number: string): Promise<BusinessDocument> {
  const { row, lines } = visibleTo(call.principal, await estimateOf(db, number))
  if (call.principal.kind === 'staff')
    await audit(db, call, { action: 'estimate.read-document', objectKind: 'estimate', objectId: number })
  const hour = cutOffHour(await readCalendar(db), seoulDay(row.madeAt))
  const jobs = lines.map((line) => ({ ...line, title: jobLine(line) }))
  const fees = await feesOf(db, row.feesVersion)
  return estimateDocument({ ...row, fees, lines: jobs, cutOffHour: hour }, await readSupplier(db))
}
