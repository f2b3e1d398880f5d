import { Link } from 'react-router'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { outlookWords } from '#/domain/floor/consequence.ts'
import type { StepOfJob } from '#/domain/floor/move-ticket.ts'
import { isPrint } from '#/domain/floor/steps.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Button } from '#/web/ui/button.tsx'
import { ChosenSheet } from './chosen-sheet.tsx'
import { ChosenJob } from './chosen-job.tsx'
import { PrepareList } from './prepare-list.tsx'
import type { Floor } from './use-floor.ts'
import type { FloorMoves } from './use-proposal.ts'
import styles from './aside.module.css'

interface FloorAsideProps {
  readonly floor: Floor
  readonly moves: FloorMoves
  readonly now: Date
  readonly chosen: StepOfJob | null
  readonly onChoose: (chosen: StepOfJob | null) => void
}

/** What needs somebody: the ticket that was opened, jobs whose promise breaks, and what is to be made before printing. */
export function FloorAside({ floor, moves, now, chosen, onChoose }: FloorAsideProps) {
  const job = floor.jobs.find(({ lineId }) => lineId === chosen?.lineId)
  const sheet = chosen && isPrint(chosen.kind) ? floor.sheets.find(({ number }) => number === job?.gang) : undefined
  const outlooks = [...moves.plan.outlooks.values()].filter(({ late }) => late)
  return (
    <aside className={styles.aside} aria-label="살필 일">
      {moves.proposal && moves.consequence && (
        <section className={styles.proposal}>
          <h2>여기에 놓으면</h2>
          {moves.consequence.words.map((word) => (
            <p key={word}>{word}</p>
          ))}
          <Toolbar>
            <Button size="sm" onClick={() => moves.propose(null)}>
              되돌리기
            </Button>
            <Button size="sm" variant="primary" busy={moves.busy} onClick={moves.drop}>
              놓기
            </Button>
          </Toolbar>
        </section>
      )}
      {sheet && <ChosenSheet sheet={sheet} floor={floor} moves={moves} now={now} onClose={() => onChoose(null)} />}
      {job && chosen && !sheet && <ChosenJob job={job} moves={moves} now={now} onClose={() => onChoose(null)} />}
      {outlooks.length > 0 && (
        <section>
          <h2>늦을 일 {outlooks.length}</h2>
          <ul className={styles.lates}>
            {outlooks.map((outlook) => {
              const late = floor.jobs.find(({ lineId }) => lineId === outlook.lineId)
              return (
                late && (
                  <li key={late.lineId}>
                    <JobPicture line={late} size={36} />
                    <p>
                      <b>{late.title}</b>
                      {outlookWords(outlook, now)}
                      <Link to={`/admin/orders?q=${late.orderNumber}`}>주문 보기</Link>
                    </p>
                  </li>
                )
              )
            })}
          </ul>
        </section>
      )}
      <PrepareList floor={floor} />
    </aside>
  )
}
