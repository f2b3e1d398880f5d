import { formatCount } from '#/lib/format-count.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { momentWords } from '#/domain/floor/consequence.ts'
import type { JobOutlook, Ticket } from '#/domain/floor/plan-floor.ts'
import { STEP_NAMES } from '#/domain/floor/steps.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { JobStrip } from './job-strip.tsx'
import type { LaneDays } from './lane-day.ts'
import styles from './ticket.module.css'

export interface TicketHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

interface FloorTicketProps {
  readonly ticket: Ticket
  readonly job: FloorJobView
  /** All that lie on the sheet whose run it is; null of a job by itself. */
  readonly shared: readonly FloorJobView[] | null
  /** Of the whole sheet. */
  readonly runs: number
  readonly outlook: JobOutlook | undefined
  readonly days: LaneDays
  readonly now: Date
  readonly faded: boolean
  readonly lifted: boolean
  readonly handlers: TicketHandlers
}

/** One step of a job on the lane of its machine, as wide as it takes; what runs is underlined, what will be late is orange. */
export function FloorTicket({
  ticket,
  job,
  shared,
  runs,
  outlook,
  days,
  now,
  faded,
  lifted,
  handlers,
}: FloorTicketProps) {
  const span = days.to - days.from
  const left = ((Math.max(ticket.from, days.from) - days.from) / span) * 100
  const width = ((Math.min(ticket.to, days.to) - Math.max(ticket.from, days.from)) / span) * 100
  const late = ticket.standing !== 'done' && outlook?.late === true
  const problem = job.steps.find(({ kind }) => kind === ticket.kind)?.problem ?? null
  return (
    <button
      type="button"
      data-ticket={`${ticket.lineId}:${ticket.kind}`}
      className={cx(
        styles.ticket,
        styles[ticket.standing],
        late && styles.late,
        faded && styles.faded,
        lifted && styles.lifted,
      )}
      style={{ left: `${left}%`, width: `${width}%` }}
      title={shared ? sheetWords(shared) : job.title}
      {...handlers}
    >
      <JobStrip job={job} />
      <span className={styles.words}>
        <b>{shared ? <SheetTitle on={shared} /> : job.title}</b>
        {late ? (
          <em>{lateWords(outlook, now)}</em>
        ) : (
          <span>{shared ? namesOn(shared) : job.orderNumber.slice(-6)}</span>
        )}
        {problem ? (
          <em>문제: {problem}</em>
        ) : (
          <span>{shared ? `${formatCount(runs)}면` : copiesText(job.spec.product, job.copies)}</span>
        )}
      </span>
      <VisuallyHidden>{moreOf(ticket, now)}</VisuallyHidden>
    </button>
  )
}

/** `합판 G-1001 · 3건` */
export const sheetTitle = (on: readonly FloorJobView[]): string => `합판 ${numberAndCount(on)}`

const numberAndCount = (on: readonly FloorJobView[]): string => `${on[0]?.gang ?? ''} · ${on.length}건`

/** A run of minutes has no room for the first word: the number is what the sheet is asked for by. */
const SheetTitle = ({ on }: { readonly on: readonly FloorJobView[] }) => (
  <>
    <span>합판 </span>
    {numberAndCount(on)}
  </>
)

const namesOn = (on: readonly FloorJobView[]): string => on.map(({ title }) => title).join(', ')

const sheetWords = (on: readonly FloorJobView[]): string => `${sheetTitle(on)}: ${namesOn(on)}`

/** Which promise breaks. */
export function lateWords({ due, ready }: JobOutlook, now: Date): string {
  if (due === null) return ''
  return due < now.getTime()
    ? `${momentWords(due, now)}까지였음`
    : `${momentWords(due, now)} 집하 놓침, ${momentWords(ready, now)} 끝`
}

const STANDING_WORDS = { waiting: '대기', running: '하는 중', done: '끝남' } as const

/** What place, width and line say to the eye. */
const moreOf = ({ kind, standing, from, to }: Ticket, now: Date): string =>
  `, ${STEP_NAMES[kind]}, ${STANDING_WORDS[standing]}, ${momentWords(from, now)}부터 ${momentWords(to, now)}까지`
