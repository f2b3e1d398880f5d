import { useSearchParams } from 'react-router'
import { exportReport } from '#/contract/production/reports.contract.ts'
import { namedPeriods } from '#/domain/reports/report-period.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { KeyFigures } from './key-figures.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { PromiseSection } from './promise-section.tsx'
import { periodText } from './report-words.ts'
import { FilesSection } from './files-section.tsx'
import styles from './reports.module.css'
import { RealSection } from './real-section.tsx'
import { BookingsSection, CutSection, MarginSection } from './sale-sections.tsx'
import { SalesChart } from './sales-chart.tsx'
import { type Report, useReport } from './use-report.ts'
import { CasesSection, StepsSection } from './work-sections.tsx'

/** 보고서: what was sold, what remained, what was promised, and where it went wrong. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const today = seoulDay(useNow())
  const { month } = namedPeriods(today)
  const period = { from: search.get('from') ?? month.from, to: search.get('to') ?? month.to }
  const { report, wrong } = useReport(period)
  const download = async (format: 'csv' | 'xlsx') =>
    saveBlob(
      await callBlob(exportReport, { query: { ...period, format } }),
      `보고서 ${period.from} ${period.to}.${format}`,
    )
  const refused = Object.keys(wrong).length > 0
  return (
    <AdminPage
      title="보고서"
      lead={
        report.data &&
        `${periodText(report.data.period)}, 부가세 뺀 금액. 바로 앞 같은 기간은 ${periodText(report.data.before)}입니다.`
      }
      className={styles.page}
      actions={
        <Toolbar align="end" className={styles.tools}>
          <PeriodChoice period={period} today={today} wrong={wrong} onChange={(next) => setSearch({ ...next })} />
          <Button size="sm" disabled={refused} onClick={() => void download('xlsx')}>
            엑셀
          </Button>
          <Button size="sm" disabled={refused} onClick={() => void download('csv')}>
            CSV
          </Button>
        </Toolbar>
      }
    >
      {refused ? null : report.data ? (
        <ReportParts report={report.data} today={today} />
      ) : report.isError ? (
        <ErrorState title="보고서를 불러오지 못했습니다" onRetry={() => void report.refetch()} />
      ) : (
        <LoadingState />
      )}
    </AdminPage>
  )
}

function ReportParts({ report, today }: { readonly report: Report; readonly today: string }) {
  const { report: before } = useReport(report.before)
  return (
    <>
      {report.waitingDays > 0 && (
        <Note>바뀐 날 {report.waitingDays}일을 다시 세고 있습니다. 1분쯤 뒤에 다시 열면 모두 담깁니다.</Note>
      )}
      <KeyFigures report={report} />
      <SalesChart report={report} today={today} before={before.isPlaceholderData ? undefined : before.data} />
      <div className={styles.pair}>
        <MarginSection report={report} />
        <RealSection report={report} />
        <PromiseSection report={report} />
        <FilesSection report={report} />
        <CasesSection report={report} />
        <CutSection report={report} cut="customer" title="고객 구분별 매출" />
        <CutSection report={report} cut="paper" title="종이별 매출" />
        <CutSection report={report} cut="visit" title="첫 주문과 재주문" />
        <BookingsSection report={report} />
        <StepsSection report={report} />
      </div>
    </>
  )
}
