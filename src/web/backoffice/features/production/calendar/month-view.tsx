import { type BusinessCalendar, type Day, isWorkingDay, koreanDay } from '#/domain/calendar/business-days.ts'
import { CLOSED_KIND_NAMES } from '#/domain/calendar/calendar-change.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './calendar.module.css'
import { weeksOf } from './month-days.ts'
import type { ClosedDay } from './use-year.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

interface MonthProps {
  readonly year: number
  readonly month: number
  readonly today: Day
  readonly calendar: BusinessCalendar
  readonly closed: ReadonlyMap<Day, ClosedDay>
  /** Null: nobody here may change it. */
  readonly onPick: ((day: Day) => void) | null
}

/** One month: days of work in black on paper, days without it struck, the named ones marked. */
export function MonthView({ year, month, today, calendar, closed, onPick }: MonthProps) {
  const weeks = weeksOf(year, month)
  const working = weeks.flat().filter((day) => day !== null && isWorkingDay(calendar, day)).length
  return (
    <table className={styles.month}>
      <caption>
        <b>{month}월</b> 영업일 {working}일
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={`${name}요일`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week.find((day) => day !== null) ?? at}>
            {week.map((day, weekday) =>
              day ? (
                <td key={day} className={cx(day === today && styles.today)}>
                  <DayCell
                    day={day}
                    past={day < today}
                    works={isWorkingDay(calendar, day)}
                    closed={closed.get(day)}
                    onPick={onPick}
                  />
                </td>
              ) : (
                <td key={`${month}-${weekday}`}>{'\u00a0'}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  readonly day: Day
  readonly past: boolean
  readonly works: boolean
  readonly closed: ClosedDay | undefined
  readonly onPick: ((day: Day) => void) | null
}

function DayCell({ day, past, works, closed, onPick }: DayProps) {
  const state = closed ? `${CLOSED_KIND_NAMES[closed.kind]} ${closed.name}` : works ? '일하는 날' : '주말'
  const look = cx(
    styles.day,
    !works && styles.off,
    closed?.kind === 'holiday' && styles.holiday,
    closed?.kind === 'closing' && styles.closing,
    past && styles.past,
  )
  const words = (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <VisuallyHidden>
        {koreanDay(day)}, {state}
      </VisuallyHidden>
    </>
  )
  if (past || !onPick)
    return (
      <span className={look} title={closed?.name}>
        {words}
      </span>
    )
  return (
    <button type="button" className={look} title={closed?.name} onClick={() => onPick(day)}>
      {words}
    </button>
  )
}
