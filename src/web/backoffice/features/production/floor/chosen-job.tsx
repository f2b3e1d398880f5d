import { formatCount } from '#/lib/format-count.ts'
import { Link } from 'react-router'
import { Small } from '#/web/ui/note.tsx'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { momentWords, outlookWords } from '#/domain/floor/consequence.ts'
import { isPrint, STAGE_OF, STEP_NAMES, STEP_UNITS } from '#/domain/floor/steps.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { PressPackageBox } from '#/web/blocks/press-package/press-package.tsx'
import { Badge, StateMark } from '#/web/ui/badge.tsx'
import { Button, IconButton } from '#/web/ui/button.tsx'
import type { FloorMoves } from './use-proposal.ts'
import styles from './aside.module.css'

interface ChosenJobProps {
  readonly job: FloorJobView
  readonly moves: FloorMoves
  readonly now: Date
  readonly onClose: () => void
}

const MARKS = { waiting: ['ring', '대기'], running: ['pie', '하는 중'], done: ['disc', '끝남'] } as const

/** One job with its whole route: when each step is, what was said about it, and its press package. */
export function ChosenJob({ job, moves, now, onClose }: ChosenJobProps) {
  const outlook = moves.plan.outlooks.get(job.lineId)
  const mayPlan = usePermission('production')
  const mayPack = usePermission('press-packages')
  return (
    <section aria-label={job.title}>
      <h2>
        {job.title} {job.remake && <Badge tone="orange">재제작</Badge>}
        <IconButton aria-label="닫기" onClick={onClose}>
          ×
        </IconButton>
      </h2>
      <Small size={12}>
        <Link to={`/admin/orders?q=${job.orderNumber}`}>{job.orderNumber}</Link> · {job.summary}
      </Small>
      {outlook && <p className={outlook.late ? styles.bad : styles.good}>{outlookWords(outlook, now)}</p>}
      <ol className={styles.steps}>
        {job.steps
          .toSorted((a, b) => STAGE_OF[a.kind] - STAGE_OF[b.kind])
          .map((step) => {
            const ticket = moves.plan.tickets.find(({ lineId, kind }) => lineId === job.lineId && kind === step.kind)
            const [shape, word] = MARKS[step.standing]
            return (
              <li key={step.kind}>
                <StateMark shape={shape}>{STEP_NAMES[step.kind]}</StateMark>
                <span>
                  {word}
                  {isPrint(step.kind) && job.gang !== null && `, 합판 ${job.gang}`}
                  {ticket && `, ${momentWords(ticket.from, now)}–${momentWords(ticket.to, now)}`}
                  {step.waste > 0 && `, 불량 ${formatCount(step.waste)}${STEP_UNITS[step.kind]}`}
                </span>
                {step.problem && <em>{step.problem}</em>}
                {mayPlan && step.pinnedAt && step.standing === 'waiting' && (
                  <Button size="sm" disabled={moves.busy} onClick={() => moves.release(job.lineId, step.kind)}>
                    자동에 맡기기
                  </Button>
                )}
              </li>
            )
          })}
      </ol>
      {mayPack && <PressPackageBox lineId={job.lineId} />}
    </section>
  )
}
