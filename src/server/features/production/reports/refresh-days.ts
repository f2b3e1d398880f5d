import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import { sumFacts } from '#/domain/reports/sum-facts.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { factsOfDay } from './figures-of-day.ts'
import { reportDays, reportLines } from './reports.table.ts'

/** Days in one run, so that a first start of an old shop lets other work through. */
const MOST_DAYS = 60
/** Rows in one statement. */
const CHUNK = 1_000

/**
 * Works out the days that changed, the newest first, each in a transaction of its own. Whatever commits meanwhile has left its
 * day again, so nothing is lost; a day that is worked out twice says the same.
 */
export async function refreshDays({ database }: Pick<Services, 'database'>): Promise<number> {
  for (let done = 0; done < MOST_DAYS; done += 1) if (!(await database.transaction(refreshNext))) return done
  return MOST_DAYS
}

async function refreshNext(tx: Tx): Promise<boolean> {
  // Two servers that work out the same day would write the same rows.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('report_days', 0))`)
  const { rows } = await tx.execute<{ day: Day | null }>(sql`
    with gone as (
      delete from report_changes where day = (select max(day) from report_changes) returning day)
    select max(day)::text as day from gone`)
  const day = rows[0]?.day
  if (!day) return false
  await writeDay(tx, day)
  return true
}

async function writeDay(tx: Tx, day: Day): Promise<void> {
  const facts = await factsOfDay(tx, day)
  await tx.delete(reportLines).where(eq(reportLines.day, day))
  await tx.delete(reportDays).where(eq(reportDays.day, day))
  for (let from = 0; from < facts.length; from += CHUNK)
    await tx.insert(reportLines).values(
      facts.slice(from, from + CHUNK).map(({ lines: _, papers, ...fact }) => ({
        ...fact,
        papers: papers.map(({ paper }) => paper),
      })),
    )
  const figures = sumFacts(facts).map((figure) => ({ ...figure, day }))
  for (let from = 0; from < figures.length; from += CHUNK)
    await tx.insert(reportDays).values(figures.slice(from, from + CHUNK))
}
