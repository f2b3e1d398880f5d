import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { limitWords } from '#/domain/preflight/press-limits.ts'
import { sizeWords } from '#/domain/preflight/finding-messages.ts'
import { fetchFacts } from '#/web/blocks/file-inspection/fetch-inspection.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './file-report.module.css'
import { ReportFacts } from './report-facts.tsx'
import { ReportFindings } from './report-findings.tsx'
import { verdictSentence } from './report-labels.ts'

interface ReportDialogProps {
  readonly fileId: string
  readonly name: string
  readonly part: FilePurpose
  readonly spec: JobSpec
  /** The line that it was ordered with. */
  readonly lineId?: string | undefined
  /** Its customer reads it. */
  readonly asks: boolean
  readonly onClose: () => void
}

/** The report of one file: a sentence for everyone, findings on their pages, and the values for experts. Prints on A4. */
export function ReportDialog({ fileId, name, part, spec, lineId, asks, onClose }: ReportDialogProps) {
  const { data, isError } = useQuery({
    queryKey: ['file-facts', fileId, part, lineId],
    queryFn: ({ signal }) => fetchFacts({ fileId, name, part, spec, lineId }, signal),
  })
  const { facts, route } = data ?? { facts: null, route: null }
  const expectation = useMemo(() => expectationOf(spec, part, route), [spec, part, route])
  const findings = useMemo(() => (facts && expectation ? preflight(facts, expectation) : []), [facts, expectation])
  return (
    <Dialog open onClose={onClose} title={`${name} 검사 보고서`} wide>
      <div className={styles.report} data-printable>
        {isError && <p role="alert">이 파일의 검사 결과를 불러오지 못했습니다. 잠시 뒤에 다시 열어 주세요.</p>}
        {!facts && !isError && <p role="status">파일을 읽고 있습니다.</p>}
        {facts && expectation && (
          <>
            <p className={styles.verdict}>{verdictSentence(findings)}</p>
            <Small>
              주문한 크기 {sizeWords(expectation.trim)}, 재단 여백 {expectation.bleed} mm,{' '}
              {limitWords(expectation.limits)}으로 견주었습니다. 파일은 {facts.pageCount}쪽입니다.
            </Small>
            <ReportFindings fileId={fileId} facts={facts} expectation={expectation} findings={findings} asks={asks} />
            {facts.problem === null && <ReportFacts facts={facts} expectation={expectation} />}
            <Toolbar align="end">
              <Button onClick={() => window.print()}>인쇄하기</Button>
            </Toolbar>
          </>
        )}
      </div>
    </Dialog>
  )
}
