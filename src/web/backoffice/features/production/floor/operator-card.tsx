import { formatCount } from '#/lib/format-count.ts'
import { Link } from 'react-router'
import type { FloorJobView, FloorMachineView, FloorStepView } from '#/contract/production/floor.contract.ts'
import { outlookWords } from '#/domain/floor/consequence.ts'
import type { JobOutlook } from '#/domain/floor/plan-floor.ts'
import { isPrint, STEP_NAMES, STEP_UNITS } from '#/domain/floor/steps.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { NotPlanned } from './not-planned.tsx'
import { OperatorActs, ProblemNote } from './operator-acts.tsx'
import { useRecord } from './use-record.ts'
import styles from './machine.module.css'

interface OperatorCardProps {
  readonly machine: FloorMachineView
  readonly job: FloorJobView
  readonly step: FloorStepView
  readonly outlook: JobOutlook | undefined
  readonly now: Date
}

/** The job in hand, as large as can be read from two metres, and the four things that are said about it. */
export function OperatorCard({ machine, job, step, outlook, now }: OperatorCardProps) {
  const unit = STEP_UNITS[step.kind]
  const record = useRecord(job, step, machine)
  const running = step.standing === 'running'
  const bare = isPrint(step.kind) && job.package !== 'done' && !running
  return (
    <section className={styles.card} aria-label={job.title}>
      <div className={styles.job}>
        <JobPicture line={job} size={112} />
        <div>
          <h2>
            {job.title} {job.remake && <Badge tone="orange">재제작</Badge>}
          </h2>
          <p className={styles.figure}>
            {formatCount(step.runs)}
            <small>{unit}</small>
          </p>
          <p>
            {job.code} · {STEP_NAMES[step.kind]}
          </p>
          <p>{job.summary}</p>
          {outlook && <p className={outlook.late ? styles.late : undefined}>{outlookWords(outlook, now)}</p>}
        </div>
      </div>
      {step.problem && (
        <ProblemNote text={step.problem} busy={record.isPending} onSolved={() => record.mutate({ act: 'solved' })} />
      )}
      {bare && (
        <p className={styles.problem}>
          인쇄 자료가 아직 없어 시작할 수 없습니다.{' '}
          <Link to={`/admin/orders?q=${job.orderNumber}`}>주문에서 인쇄 자료 만들기</Link>
        </p>
      )}
      <OperatorActs
        step={step}
        barred={bare || !job.planned}
        busy={record.isPending}
        onSay={(said, after) => record.mutate(said, after && { onSuccess: after })}
      />
      {!job.planned && <NotPlanned job={job} />}
    </section>
  )
}
