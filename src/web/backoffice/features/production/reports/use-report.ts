import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import { readReport } from '#/contract/production/reports.contract.ts'
import type { Period } from '#/domain/reports/report-period.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'

export type Report = ResultOf<typeof readReport>

/** Figures are worked out each minute; they are asked for again only when somebody comes back to the page. */
export function useReport(period: Period) {
  const report = useQuery({
    queryKey: ['staff-report', period],
    queryFn: ({ signal }) => call(readReport, { query: period, signal, errors: 'throw' }),
    placeholderData: (before) => before,
    retry: false,
  })
  const wrong = report.error instanceof ApiError ? report.error.fields : {}
  return { report, wrong }
}
