import { useQuery } from '@tanstack/react-query'
import { readGoLive } from '#/contract/opening/go-live.contract.ts'
import { call } from '#/web/api/call.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { FindingList } from './finding-list.tsx'
import styles from './go-live.module.css'
import { GoLiveHead } from './go-live-head.tsx'
import { PassedList } from './passed-list.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { SamplesPart } from './samples-part.tsx'

/** 개점 전 점검: the shop's own preflight report, and the 교료 that only an owner stamps. */
export function Component() {
  const report = useQuery({ queryKey: ['go-live'], queryFn: () => call(readGoLive, { errors: 'throw' }) })
  useKey('r', () => void report.refetch())
  if (report.isPending) return <LoadingState />
  if (report.isError)
    return (
      <ErrorState
        title="점검을 불러오지 못했습니다"
        text={report.error.message}
        onRetry={() => void report.refetch()}
      />
    )
  const { findings } = report.data
  const open = (['blocked', 'check'] as const).flatMap((level) => findings.filter((each) => each.level === level))
  return (
    <div className={styles.page}>
      <GoLiveHead report={report.data} />
      <div className={styles.columns}>
        <FindingList findings={open} />
        <div className={styles.side}>
          <Rehearsal report={report.data} />
          <SamplesPart />
          <PassedList
            findings={findings.filter(({ level }) => level === 'passed')}
            busy={report.isFetching}
            onAgain={() => void report.refetch()}
          />
        </div>
      </div>
    </div>
  )
}
