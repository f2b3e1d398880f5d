import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readReport as endpoint } from '#/contract/production/reports.contract.ts'
import { periodBefore, periodIssues } from '#/domain/reports/report-period.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { namesOfPapers } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { dearestJobs } from './real-jobs.repo.ts'
import { periodFigures, seriesFigures, waitingDays } from './report-figures.repo.ts'

/** Everything the page shows of a period, from the figures of its days. */
export async function readReport(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  period: QueryOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const today = seoulDay(clock.now())
  refuseWrong(period, today)
  const before = periodBefore(period)
  return {
    period,
    before,
    waitingDays: await waitingDays(db),
    papers: await namesOfPapers(db),
    figures: await periodFigures(db, period, today),
    earlier: await periodFigures(db, before, today),
    jobs: await dearestJobs(db, period),
    series: await seriesFigures(db, period, today),
  }
}

export function refuseWrong(period: QueryOf<typeof endpoint>, today: string): void {
  const issues = periodIssues(period, today)
  const [said] = Object.values(issues)
  if (said) throw new AppError('INVALID_INPUT', said, issues)
}
