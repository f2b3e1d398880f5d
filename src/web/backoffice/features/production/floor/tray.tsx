import { copiesText } from '#/domain/catalog/copies-text.ts'
import type { FloorPlan } from '#/domain/floor/plan-floor.ts'
import { dayWords, outlookWords, worstOutlook } from '#/domain/floor/consequence.ts'
import { sheetCards } from '#/domain/floor/shared-sheets.ts'
import type { StepKind } from '#/domain/floor/steps.ts'
import { formatDuration } from './duration.ts'
import { cx } from '#/web/ui/cx.ts'
import { type BrandFilter, isOfBrand } from '#/web/blocks/brand-filter/brand-filter.ts'
import { JobStrip } from './job-strip.tsx'
import { sheetTitle, type TicketHandlers } from './ticket.tsx'
import type { Floor } from './use-floor.ts'
import styles from './tray.module.css'
import ticketStyles from './ticket.module.css'

interface TrayProps {
  readonly floor: Floor
  readonly brand: BrandFilter
  readonly plan: FloorPlan
  readonly now: Date
  readonly lifted: string | null
  readonly handlersOf: (ticket: { lineId: string; kind: StepKind }) => TicketHandlers
}

/** Jobs that may be made and that nobody has planned yet. Put on a machine, or by the arrows, they are. */
export function Tray({ floor, brand, plan, now, lifted, handlersOf }: TrayProps) {
  const open = floor.jobs.filter((job) => !job.planned && isOfBrand(job, brand))
  const cards = sheetCards(open)
  // A sheet is put on a machine once, with all of its jobs.
  const waiting = open.filter((job) => job.gang === null || cards.get(job.gang)?.[0] === job)
  return (
    <section className={styles.tray} aria-label="걸 작업">
      <h2>
        걸 작업 <b>{waiting.length}</b>
      </h2>
      <ol>
        {waiting.map((job) => {
          const [first] = job.steps
          const shared = job.gang === null ? null : (cards.get(job.gang) ?? null)
          const outlook = worstOutlook(plan, shared ?? [job])
          if (!first || !outlook) return null
          const minutes = plan.tickets
            .filter(({ lineId }) => (shared ?? [job]).some((each) => each.lineId === lineId))
            .reduce((sum, ticket) => sum + ticket.minutes, 0)
          const late = outlook.late
          const [due] = (shared ?? [job]).flatMap((each) => each.due ?? []).toSorted()
          return (
            <li key={job.lineId}>
              <button
                type="button"
                data-ticket={`${job.lineId}:${first.kind}:tray`}
                className={cx(
                  ticketStyles.ticket,
                  late && ticketStyles.late,
                  lifted === `${job.lineId}:${first.kind}` && ticketStyles.lifted,
                )}
                title={outlookWords(outlook, now)}
                {...handlersOf({ lineId: job.lineId, kind: first.kind })}
              >
                <JobStrip job={job} />
                <span className={ticketStyles.words}>
                  <b>
                    {shared ? sheetTitle(shared) : job.title}
                    {!shared && job.remake && ' 재제작'}
                  </b>
                  <span>
                    {shared ? shared.map(({ title }) => title).join(', ') : copiesText(job.spec.product, job.copies)},{' '}
                    {formatDuration(minutes)}
                  </span>
                  {due && <em>{late ? `${dayWords(due)} 놓침` : `${dayWords(due)}까지`}</em>}
                </span>
              </button>
            </li>
          )
        })}
        {waiting.length === 0 && (
          <li className={styles.none}>{brand === null ? '모두 걸었습니다.' : '이 브랜드의 일은 모두 걸었습니다.'}</li>
        )}
      </ol>
    </section>
  )
}
