import { formatCount } from '#/lib/format-count.ts'
import { Link } from 'react-router'
import type {
  FloorJobView,
  FloorMachineView,
  FloorSheetView,
  FloorStepView,
} from '#/contract/production/floor.contract.ts'
import { outlookWords } from '#/domain/floor/consequence.ts'
import type { JobOutlook } from '#/domain/floor/plan-floor.ts'
import { STEP_NAMES, STEP_UNITS } from '#/domain/floor/steps.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { OperatorActs, ProblemNote } from './operator-acts.tsx'
import { useRecordSheet } from './use-record.ts'
import styles from './machine.module.css'

interface SheetCardProps {
  readonly machine: FloorMachineView
  readonly sheet: FloorSheetView
  /** All that lie on it. */
  readonly on: readonly FloorJobView[]
  /** The run of the whole sheet. */
  readonly step: FloorStepView
  readonly outlook: JobOutlook | undefined
  readonly now: Date
}

/** A shared sheet in hand: what lies on it, and the four things that are said once for all of it. */
export function SheetCard({ machine, sheet, on, step, outlook, now }: SheetCardProps) {
  const record = useRecordSheet(sheet, machine)
  const missing = step.standing === 'running' ? null : missingOf(sheet)
  return (
    <section className={styles.card} aria-label={`합판 ${sheet.number}`}>
      <div>
        <h2 className={styles.title}>합판 {sheet.number}</h2>
        <p className={styles.figure}>
          {formatCount(step.runs)}
          <small>{STEP_UNITS[step.kind]}</small>
        </p>
        <p>
          {sheet.press} · {STEP_NAMES[step.kind]} · {on.length}건 함께
        </p>
        {outlook && <p className={outlook.late ? styles.late : undefined}>{outlookWords(outlook, now)}</p>}
      </div>
      <ul className={styles.on} aria-label="합판에 앉은 작업">
        {on.map((job) => (
          <li key={job.lineId}>
            <JobPicture line={job} size={48} />
            <span>
              <b>{job.title}</b>
              {job.code} · {job.summary}
            </span>
          </li>
        ))}
      </ul>
      {step.problem && (
        <ProblemNote text={step.problem} busy={record.isPending} onSolved={() => record.mutate({ act: 'solved' })} />
      )}
      {missing && (
        <p className={styles.problem}>
          {missing} <Link to={`/admin/production/gangs/${sheet.id}`}>합판 열기</Link>
        </p>
      )}
      <OperatorActs
        step={step}
        barred={missing !== null}
        busy={record.isPending}
        onSay={(said, after) => record.mutate(said, after && { onSuccess: after })}
      />
      <p>완료, 불량, 문제는 앉은 작업 모두에 적힙니다. 찍은 수와 불량은 판을 차지한 몫대로 나눕니다.</p>
    </section>
  )
}

/** What has to be done at the desk before it can run. */
function missingOf({ state, package: made }: FloorSheetView): string | null {
  if (state === 'draft') return '아직 판을 확정하지 않았습니다.'
  return made === 'done' ? null : '합판의 인쇄 자료가 아직 없어 시작할 수 없습니다.'
}
