import { sql } from '#/server/platform/db/drizzle.ts'
import { WARN_DAYS } from '#/domain/tax/invoice-days.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import { eventType } from '#/server/platform/jobs/job.ts'
import type { TaxDeps } from './tax-deps.ts'

/** Papers have to be issued within a few days, and wait for somebody of the books. */
export const taxDue = eventType<{ day: string; count: number }>('tax.due')

/** Told once a night, while there are some. */
export async function warnOfDue(deps: TaxDeps, today: string): Promise<void> {
  const until = seoulDay(daysAfter(deps.clock.now(), WARN_DAYS))
  const { rows } = await deps.database.db.execute<{ count: number; day: string }>(sql`
    select count(*)::int as count, coalesce(min(due_day)::text, '') as day from tax_documents
     where state in ('waiting', 'failed', 'proposed') and kind = 'tax-invoice' and due_day <= ${until}::date`)
  const [found] = rows
  if (!found || found.count === 0) return
  deps.log.warn({ today, ...found }, 'tax invoices are due')
  await deps.database.transaction((tx) => deps.jobs.emit(tx, taxDue, { day: found.day, count: found.count }))
}
