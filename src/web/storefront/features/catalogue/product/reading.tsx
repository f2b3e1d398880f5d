import { useMemo } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { formatCount } from '#/lib/format-count.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { FindingList } from '#/web/blocks/file-findings/finding-list.tsx'
import type { Inspection } from '#/web/blocks/file-inspection/inspections.ts'
import styles from './files-section.module.css'
import type { JobFileRole } from './use-job-files.ts'

interface ReadingProps {
  readonly inspection: Inspection
  readonly role: JobFileRole
  readonly spec: JobSpec
  readonly route: RouteId | null
}

/** How far reading has come, with what was found until now: a long file says its first word long before its last page. */
export function Reading({ inspection: { pagesRead, pageCount, soFar, pictures }, role, spec, route }: ReadingProps) {
  const expectation = useMemo(() => expectationOf(spec, role, route), [spec, role, route])
  const findings = useMemo(() => (soFar && expectation ? preflight(soFar, expectation) : []), [soFar, expectation])
  return (
    <>
      <p className={styles.reading} role="status">
        {pageCount > 0
          ? `${formatCount(pageCount)}쪽 가운데 ${formatCount(pagesRead)}쪽, 지금까지 ${findings.length}건`
          : '파일을 열어 보고 있습니다.'}
      </p>
      {findings.length > 0 ? (
        <FindingList
          findings={findings}
          facts={soFar}
          expectation={expectation}
          pictures={pictures}
          onShowPage={NOTHING}
        />
      ) : null}
    </>
  )
}

/** Pages are shown once they are drawn, which is after the reading. */
const NOTHING = () => undefined
