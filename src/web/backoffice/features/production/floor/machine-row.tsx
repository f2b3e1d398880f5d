import { formatCount } from '#/lib/format-count.ts'
import type { FloorJobView, FloorMachineView } from '#/contract/production/floor.contract.ts'
import { dayLoad } from '#/domain/floor/day-load.ts'
import type { FloorPlan, FloorState } from '#/domain/floor/plan-floor.ts'
import { worstOutlook } from '#/domain/floor/consequence.ts'
import { stretchesOn } from '#/domain/floor/work-hours.ts'
import { isPrint, STEP_UNITS, type StepKind } from '#/domain/floor/steps.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import { cx } from '#/web/ui/cx.ts'
import { DayBar, hoursWords } from './day-bar.tsx'
import { type BrandFilter, isOfBrand } from '#/web/blocks/brand-filter/brand-filter.ts'
import type { LaneDays } from './lane-day.ts'
import { FloorTicket, type TicketHandlers } from './ticket.tsx'
import styles from './floor.module.css'

interface MachineRowProps {
  readonly machine: FloorMachineView
  readonly state: FloorState
  readonly plan: FloorPlan
  readonly jobs: ReadonlyMap<string, FloorJobView>
  /** Jobs by the sheet that they share. */
  readonly cards: ReadonlyMap<string, readonly FloorJobView[]>
  /** Jobs of others stay in their places, faded: the machine is taken all the same. */
  readonly brand: BrandFilter
  readonly days: LaneDays
  /** The lifted ticket, as `line:kind`, and what it would do. */
  readonly lifted: string | null
  readonly tip: { readonly text: string; readonly breaks: boolean } | null
  readonly handlersOf: (ticket: { lineId: string; kind: StepKind }) => TicketHandlers
}

/** One machine: today by the hour, later days by how full they are. */
export function MachineRow({
  machine,
  state,
  plan,
  jobs,
  cards,
  brand,
  days,
  lifted,
  tip,
  handlersOf,
}: MachineRowProps) {
  const load = dayLoad(machine, days.day, plan, state.calendar)
  const mine = plan.tickets.filter(
    (ticket) => ticket.machineId === machine.id && ticket.to > days.from && ticket.from < days.to,
  )
  const over = load.over > 0
  return (
    <div className={cx(styles.row, tip && styles.tipped)} role="row">
      <div className={styles.machine} role="rowheader">
        <b>{machine.name}</b>
        <span>
          {[machine.note, `시간당 ${formatCount(machine.perHour)}${STEP_UNITS[machine.kind]}`]
            .filter(Boolean)
            .join(', ')}
        </span>
        <meter
          className={styles.meter}
          min={0}
          max={Math.max(1, load.capacity)}
          value={load.used}
          aria-label={`${machine.name} 찬 정도`}
        />
        <span className={cx(styles.load, over && styles.over)}>
          {hoursWords(load.used + load.over)} / {hoursWords(load.capacity)}시간
        </span>
      </div>
      <div
        className={styles.lane}
        role="cell"
        data-machine={machine.id}
        data-kind={machine.kind}
        data-from={days.from}
        data-to={days.to}
      >
        <Pause machine={machine} days={days} />
        {mine.map((ticket) => {
          const job = jobs.get(ticket.lineId)
          const shared = (job?.gang && isPrint(ticket.kind) && cards.get(job.gang)) || null
          return (
            job && (
              <FloorTicket
                key={`${ticket.lineId}:${ticket.kind}`}
                ticket={ticket}
                job={job}
                shared={shared}
                runs={state.sheets?.find(({ number }) => number === job.gang)?.runs ?? 0}
                outlook={shared ? worstOutlook(plan, shared) : plan.outlooks.get(ticket.lineId)}
                days={days}
                now={state.now}
                faded={!(shared ?? [job]).some((each) => isOfBrand(each, brand))}
                lifted={lifted === `${ticket.lineId}:${ticket.kind}`}
                handlers={handlersOf(ticket)}
              />
            )
          )
        })}
        {tip && <p className={cx(styles.tip, tip.breaks && styles.over)}>{tip.text}</p>}
      </div>
      {days.later.map((day) => (
        <div
          key={day}
          role="cell"
          className={styles.later}
          data-machine={machine.id}
          data-kind={machine.kind}
          data-from={seoulMidnight(day).getTime() + machine.opens * 60_000}
          data-to={seoulMidnight(day).getTime() + machine.opens * 60_000}
        >
          <DayBar load={dayLoad(machine, day, plan, state.calendar)} jobs={jobs} />
        </div>
      ))}
    </div>
  )
}

/** When nobody stands at the machine is sunk. */
function Pause({ machine, days }: { readonly machine: FloorMachineView; readonly days: LaneDays }) {
  const span = days.to - days.from
  const open = stretchesOn(machine, days.day)
  const edges = [days.from, ...open.flatMap(({ from, to }) => [from, to]), days.to]
  const gaps = edges.flatMap((from, at) => {
    const to = edges[at + 1]
    return at % 2 === 0 && to !== undefined && to > from ? [{ from, to }] : []
  })
  return gaps.map(({ from, to }) => (
    <i
      key={from}
      className={styles.pause}
      style={{ left: `${((from - days.from) / span) * 100}%`, width: `${((to - from) / span) * 100}%` }}
    />
  ))
}
