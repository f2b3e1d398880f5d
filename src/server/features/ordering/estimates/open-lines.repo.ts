import { and, count, desc, eq, gt } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { estimateLines, estimates } from './estimates.table.ts'

/** A job that was promised a price, and has not been ordered yet. */
interface PromisedJob {
  readonly spec: JobSpec
  readonly total: Krw
}

interface OpenEstimates {
  readonly count: number
  /** Jobs of the ones made last; there may be more. */
  readonly jobs: readonly PromisedJob[]
}

/** Pricing more of them would hold up whoever asks. */
const MOST_JOBS = 500

/** What is promised to customers at this moment, the latest first. Nothing of a person is read. */
export async function openEstimates(db: DbOrTx, now: Date): Promise<OpenEstimates> {
  const open = and(eq(estimates.state, 'open'), gt(estimates.expiresAt, now))
  const [all] = await db.select({ estimates: count() }).from(estimates).where(open)
  const lines = await db
    .select({ spec: estimateLines.spec, supply: estimateLines.supply, vat: estimateLines.vat })
    .from(estimateLines)
    .innerJoin(estimates, eq(estimates.id, estimateLines.estimateId))
    .where(open)
    .orderBy(desc(estimates.madeAt), estimateLines.position)
    .limit(MOST_JOBS)
  return { count: all?.estimates ?? 0, jobs: lines.map(({ spec, supply, vat }) => ({ spec, total: supply + vat })) }
}
