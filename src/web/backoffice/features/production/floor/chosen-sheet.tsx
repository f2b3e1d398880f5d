import { formatCount } from '#/lib/format-count.ts'
import { Link } from 'react-router'
import type { FloorSheetView } from '#/contract/production/floor.contract.ts'
import { dayWords, momentWords, outlookWords, worstOutlook } from '#/domain/floor/consequence.ts'
import { isPrint } from '#/domain/floor/steps.ts'
import { GANG_WORDS } from '#/domain/gangs/gang-machine.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Button, IconButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import type { Floor } from './use-floor.ts'
import type { FloorMoves } from './use-proposal.ts'
import styles from './aside.module.css'

interface ChosenSheetProps {
  readonly sheet: FloorSheetView
  readonly floor: Floor
  readonly moves: FloorMoves
  readonly now: Date
  readonly onClose: () => void
}

/** A shared sheet: when it runs, what was said about the run, and all that lies on it. */
export function ChosenSheet({ sheet, floor, moves, now, onClose }: ChosenSheetProps) {
  const on = floor.jobs.filter(({ gang }) => gang === sheet.number)
  const steps = on.flatMap((job) => job.steps.filter(({ kind }) => isPrint(kind)))
  const ticket = moves.plan.tickets.find(({ lineId, kind }) => isPrint(kind) && on.some((job) => job.lineId === lineId))
  const outlook = worstOutlook(moves.plan, on)
  const waste = steps.reduce((sum, step) => sum + step.waste, 0)
  const problem = steps.find((step) => step.problem !== null)?.problem
  const pinned = ticket?.standing === 'waiting' && ticket.pinned
  const mayPlan = usePermission('production')
  return (
    <section aria-label={`합판 ${sheet.number}`}>
      <h2>
        합판 {sheet.number}
        <IconButton aria-label="닫기" onClick={onClose}>
          ×
        </IconButton>
      </h2>
      <Small size={12}>
        {GANG_WORDS[sheet.state]} · {sheet.press} · {formatCount(sheet.runs)}면
        {ticket && ` · ${momentWords(ticket.from, now)}–${momentWords(ticket.to, now)}`}
        {waste > 0 && ` · 불량 ${formatCount(waste)}면`}
      </Small>
      {mayPlan && <Link to={`/admin/production/gangs/${sheet.id}`}>합판 열기</Link>}
      {problem && <p className={styles.bad}>문제: {problem}</p>}
      {outlook && <p className={outlook.late ? styles.bad : styles.good}>{outlookWords(outlook, now)}</p>}
      <ul className={styles.lates} aria-label="합판에 앉은 작업">
        {on.map((job) => (
          <li key={job.lineId}>
            <JobPicture line={job} size={36} />
            <p>
              <b>{job.title}</b>
              {job.summary}
              {job.due && `, ${dayWords(job.due)}까지`}
              <Link to={`/admin/orders?q=${job.orderNumber}`}>{job.orderNumber}</Link>
            </p>
          </li>
        ))}
      </ul>
      {mayPlan && pinned && (
        <Button size="sm" disabled={moves.busy} onClick={() => moves.release(ticket.lineId, ticket.kind)}>
          자동에 맡기기
        </Button>
      )}
    </section>
  )
}
