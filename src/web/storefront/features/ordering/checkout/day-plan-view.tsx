import type { CSSProperties } from 'react'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { printsUnseen } from '#/domain/brands/line-origin.ts'
import { type Day, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { daysBetween, type DayPlan } from '#/domain/calendar/day-plan.ts'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './day-plan.module.css'
import { type JobDays, longDay, weekdayName } from '#/web/blocks/promised-day/use-job-days.ts'

interface DayPlanViewProps {
  readonly items: readonly CartItem[]
  readonly days: JobDays
}

/** Dates as a drawing: a row a job, a column a day. What the customer has to do is orange. */
export function DayPlanView({ items, days }: DayPlanViewProps) {
  const { plans, arrivals, calendar, confirmHour } = days
  const first = plans.map(({ starts }) => starts).toSorted()[0]
  const last = arrivals.toSorted().at(-1)
  if (!first || !last) return null
  const columns = daysBetween(first, last)
  const confirmBy = plans[0]?.confirmBy ?? first
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="제작과 배송 날짜">
        <ul className={styles.plan} style={{ '--days': columns.length } as CSSProperties}>
          <li className={styles.ruler} aria-hidden="true">
            <span className={styles.month}>{Number(first.slice(5, 7))}월</span>
            {columns.map((day) => (
              <span key={day} className={isWorkingDay(calendar, day) ? undefined : styles.closed}>
                {dayNumber(day, first)} <span>{weekdayName(day)}</span>
              </span>
            ))}
          </li>
          {items.map((item, at) => {
            const plan = plans[at]
            const arrives = arrivals[at]
            if (!plan || !arrives) return null
            return (
              <li key={item.id} className={styles.row}>
                <span className={styles.title}>{item.title}</span>
                <VisuallyHidden>
                  : {!printsUnseen(item) && `${longDay(plan.confirmBy)} ${confirmHour}시까지 시안 승인, `}
                  {longDay(plan.leaves)} 출고, {longDay(arrives)} 도착 예정
                </VisuallyHidden>
                {columns.map((day) => (
                  <span
                    key={day}
                    aria-hidden="true"
                    className={isWorkingDay(calendar, day) ? undefined : styles.closed}
                  >
                    <Marks day={day} plan={plan} arrives={arrives} item={item} />
                  </span>
                ))}
              </li>
            )
          })}
        </ul>
      </div>
      <Small>
        {items.every(printsUnseen) ? (
          <>
            <b>
              {longDay(confirmBy)} {confirmHour}시
            </b>
            까지 결제하신 기준입니다. 시안 없이 바로 제작합니다.
          </>
        ) : (
          <>
            오늘 결제하고{' '}
            <b>
              {longDay(confirmBy)} {confirmHour}시
            </b>
            까지 시안을 승인하신 기준입니다. 늦어지면 그만큼 뒤로 밀립니다. 주황 칸은 고객님이 하실 일입니다.
          </>
        )}
      </Small>
    </div>
  )
}

/** The ruler names the month where it begins and where it changes. */
function dayNumber(day: Day, first: Day): string {
  const number = `${Number(day.slice(8))}`
  return number === '1' && day !== first ? `${Number(day.slice(5, 7))}.1` : number
}

interface MarksProps {
  readonly day: Day
  readonly plan: DayPlan
  readonly arrives: Day
  readonly item: CartItem
}

function Marks({ day, plan, arrives, item }: MarksProps) {
  return (
    <>
      {day === plan.starts && item.files.length === 0 && <i data-mark="yours">파일</i>}
      {day === plan.confirmBy && !printsUnseen(item) && <i data-mark="yours">승인</i>}
      {plan.work.includes(day) && <i data-mark="work">제작</i>}
      {day === plan.leaves && <i data-mark="leaves">출고</i>}
      {day === arrives && <i data-mark="arrives">도착</i>}
    </>
  )
}
