import { koreanDay } from '#/domain/calendar/business-days.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import { seoulTime } from '#/web/ui/use-now.ts'
import type { LaneDays } from './lane-day.ts'
import styles from './floor.module.css'

interface RulerProps {
  readonly days: LaneDays
  readonly now: Date
  readonly pickUp: number
}

/** Hours above the lanes; the present and the courier are lines through all machines. */
export function Ruler({ days, now, pickUp }: RulerProps) {
  const at = (moment: number) => `${((moment - days.from) / (days.to - days.from)) * 100}%`
  const present = now.getTime()
  const courier = seoulMidnight(days.day).getTime() + pickUp * 60_000
  const shown = days.isToday && present >= days.from && present <= days.to
  return (
    <div className={styles.ruler} role="row">
      <span role="columnheader">기계</span>
      <div role="columnheader" className={styles.hours}>
        <b>
          {shortDay(days.day)} {days.isToday && <small>오늘</small>}
        </b>
        {days.hours.map((hour) => (
          <span key={hour} style={{ left: at(hour) }}>
            {seoulTime(new Date(hour)).slice(0, 2)}
          </span>
        ))}
        {shown && (
          <i className={styles.now} style={{ left: at(present) }}>
            <b>{seoulTime(now)}</b>
          </i>
        )}
        {courier <= days.to && (
          <i className={styles.courier} style={{ left: at(courier) }}>
            <span>집하 {seoulTime(new Date(courier))}</span>
          </i>
        )}
      </div>
      {days.later.map((day) => (
        <b key={day} role="columnheader">
          {shortDay(day)}
        </b>
      ))}
    </div>
  )
}

/** `23 월` */
const shortDay = (day: string): string => `${Number(day.slice(8))} ${koreanDay(day).slice(-3, -2)}`
