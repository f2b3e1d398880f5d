import { formatCount } from '#/lib/format-count.ts'
import { useMemo, useState } from 'react'
import type { FloorJobView, FloorMachineView, FloorStepView } from '#/contract/production/floor.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { momentWords, worstOutlook } from '#/domain/floor/consequence.ts'
import { planFloor, type Ticket } from '#/domain/floor/plan-floor.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { OperatorCard } from './operator-card.tsx'
import { ScanField } from './scan-field.tsx'
import { SheetCard } from './sheet-card.tsx'
import { type SheetWork, sheetWorkOf } from './sheet-work.ts'
import { sheetTitle } from './ticket.tsx'
import { type Floor, useFloorState } from './use-floor.ts'
import styles from './machine.module.css'

interface MachineWorkProps {
  readonly floor: Floor
  readonly machine: FloorMachineView
}

interface Task {
  readonly ticket: Ticket
  readonly job: FloorJobView
  readonly step: FloorStepView
  /** Where it is printed with others: what is said is said of all. */
  readonly shared: SheetWork | null
}

/** What this machine is at, and what comes next; a scanned ticket is taken up whoever planned it where. */
export function MachineWork({ floor, machine }: MachineWorkProps) {
  const state = useFloorState(floor)
  const plan = useMemo(() => planFloor(state), [state])
  const [taken, take] = useState<string | null>(null)
  const tasks = plan.tickets
    .filter(({ machineId, standing }) => machineId === machine.id && standing !== 'done')
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((ticket) => taskOf(floor, ticket) ?? [])
  const scanned = taken === null ? null : scannedTask(floor, plan.tickets, machine, taken)
  const [current] = scanned ? [scanned] : tasks
  const queue = tasks.filter((task) => task.job.lineId !== current?.job.lineId)
  return (
    <>
      <ScanField
        onScan={(code) => {
          const job = floor.jobs.find((each) => each.code.toUpperCase() === code || each.orderNumber.endsWith(code))
          if (!job) return '이 기계에 걸린 작업지시서가 아닙니다. 번호를 확인해 주세요.'
          if (!job.steps.some(({ kind }) => kind === machine.kind)) return `${job.title}에는 이 공정이 없습니다.`
          take(job.lineId)
          return null
        }}
      />
      {current?.shared ? (
        <SheetCard
          key={current.shared.sheet.number}
          machine={machine}
          {...current.shared}
          outlook={worstOutlook(plan, current.shared.on)}
          now={state.now}
        />
      ) : current ? (
        <OperatorCard
          key={current.job.lineId}
          machine={machine}
          job={current.job}
          step={current.step}
          outlook={plan.outlooks.get(current.job.lineId)}
          now={state.now}
        />
      ) : (
        <p className={styles.idle}>걸린 작업이 없습니다. 제작판에서 이 기계에 걸면 여기에 나타납니다.</p>
      )}
      <h2 className={styles.next}>다음 {queue.length}</h2>
      <ol className={styles.queue}>
        {queue.slice(0, MOST_NEXT).map(({ ticket, job, step, shared }) => (
          <li key={job.lineId}>
            <button type="button" onClick={() => take(job.lineId)}>
              <JobPicture line={job} size={48} />
              <span>
                <b>{shared ? sheetTitle(shared.on) : job.title}</b>
                {step.standing === 'running' ? '하는 중' : `${momentWords(ticket.from, state.now)} 시작`},{' '}
                {shared ? `${formatCount(step.runs)}면` : copiesText(job.spec.product, job.copies)}
              </span>
              {worstOutlook(plan, shared?.on ?? [job])?.late && <em>늦음</em>}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

const MOST_NEXT = 20

/** What runs stands first, then by the hour. */
const order = ({ standing, from }: Ticket): number => (standing === 'running' ? 0 : from)

function taskOf(floor: Floor, ticket: Ticket): Task | null {
  const job = floor.jobs.find(({ lineId }) => lineId === ticket.lineId)
  const shared = job ? sheetWorkOf(floor, job, ticket.kind) : null
  const step = shared?.step ?? job?.steps.find(({ kind }) => kind === ticket.kind)
  return job && step ? { ticket, job, step, shared } : null
}

/** Of a job that lies on a sheet with others the sheet is taken up. */
function scannedTask(
  floor: Floor,
  tickets: readonly Ticket[],
  machine: FloorMachineView,
  lineId: string,
): Omit<Task, 'ticket'> | null {
  const scanned = floor.jobs.find((each) => each.lineId === lineId)
  const shared = scanned ? sheetWorkOf(floor, scanned, machine.kind) : null
  const job = shared?.on[0] ?? scanned
  const ticket = tickets.find((each) => each.lineId === job?.lineId && each.kind === machine.kind)
  const step = shared?.step ?? job?.steps.find(({ kind }) => kind === machine.kind)
  return job && step && (ticket?.standing ?? step.standing) !== 'done' ? { job, step, shared } : null
}
