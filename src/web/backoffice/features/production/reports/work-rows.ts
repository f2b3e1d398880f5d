import type { Topic } from '#/domain/reports/figure.ts'
import { keyRows, type ReportRow } from '#/domain/reports/report-view.ts'
import type { Report } from './use-report.ts'

/** What happened at all, the most frequent first. */
export const rowsOf = (report: Report, topic: Topic): readonly ReportRow[] =>
  keyRows(report, topic).filter(({ now }) => now.lines > 0)
