import type { VisitDayView } from '#/contract/support/reservations.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { freeSeats } from '#/domain/visits/visit-slots.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './visit-calendar.module.css'

interface VisitCalendarProps {
  readonly days: readonly VisitDayView[]
  readonly today: string
  readonly chosen: string | null
  readonly onChoose: (day: string) => void
}

const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const

/** Weeks from Monday on; each open day shows its hours as small sorts in a case, taken or free. */
export function VisitCalendar({ days, ...rest }: VisitCalendarProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <table className={styles.calendar}>
      <caption>
        <span className={styles.caption}>
          <b>날짜 {spanText(days)}</b>
          <span className={styles.key} aria-hidden="true">
            <i /> 빈 시간 <i className={styles.taken} /> 찬 시간
          </span>
        </span>
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <DayCell key={day.day} day={day} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = Omit<VisitCalendarProps, 'days'> & { readonly day: VisitDayView }

function DayCell({ day, today, chosen, onChoose }: DayCellProps) {
  const free = freeSeats(day)
  const isPast = day.day < today
  const state = isPast ? '' : day.closed ? '쉽니다' : free > 0 ? `${free}자리` : '마감'
  const words = (
    <>
      <b>{dateText(day.day)}</b>
      {day.day === today && <em>오늘</em>}
      <small>{state}</small>
    </>
  )
  if (isPast || day.closed || free === 0)
    return (
      <td className={cx(day.closed && !isPast ? styles.off : styles.past)}>
        <span className={styles.cell}>{words}</span>
      </td>
    )
  const isChosen = day.day === chosen
  return (
    <td className={cx(isChosen && styles.chosen)}>
      <button type="button" className={styles.cell} aria-pressed={isChosen} onClick={() => onChoose(day.day)}>
        <VisuallyHidden>{koreanDay(day.day)} </VisuallyHidden>
        {words}
        <VisuallyHidden> 남음</VisuallyHidden>
        <span className={styles.sorts} aria-hidden="true">
          {day.slots.map((slot) => (
            <i key={slot.hour} className={cx(slot.free === 0 && styles.taken)} />
          ))}
        </span>
      </button>
    </td>
  )
}

/** `23`, and `12.1` where a month begins. */
const dateText = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return date === 1 ? `${month}.${date}` : String(date)
}

/** `2026.11–12`, and `2026.12–2027.01` over the new year. */
function spanText(days: readonly VisitDayView[]): string {
  const [year = '', first = ''] = (days[0]?.day ?? '').split('-')
  const [lastYear = '', last = ''] = (days.at(-1)?.day ?? '').split('-')
  if (lastYear !== year) return `${year}.${first}–${lastYear}.${last}`
  return first === last ? `${year}.${first}` : `${year}.${first}–${last}`
}
