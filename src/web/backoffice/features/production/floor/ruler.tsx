import { koreanDay } from '#/domain/calendar/business-days.ts'
import { seoulMidnight, seoulTime } from '#/lib/seoul-time.ts'
import type { LaneDays } from './lane-day.ts'
import styles from './floor.module.css'

interface RulerProps {
  readonly days: LaneDays
  readonly now: Date
  readonly pickUp: number
}

/** Hours above the lanes, and the days after. */
export function Ruler({ days, now }: Omit<RulerProps, 'pickUp'>) {
  const present = now.getTime()
  // The present takes the place of the hour it is near to.
  const hours = days.isToday ? days.hours.filter((hour) => Math.abs(hour - present) > NEAR_MS) : days.hours
  return (
    <div className={styles.ruler} role="row">
      <span role="columnheader">기계</span>
      <div role="columnheader" className={styles.hours}>
        <b>
          {shortDay(days.day)} {days.isToday && <small>오늘</small>}
        </b>
        {hours.map((hour) => (
          <span key={hour} style={{ left: shareOf(days, hour) }}>
            {seoulTime(new Date(hour)).slice(0, 2)}
          </span>
        ))}
        {isWithin(days, present) && (
          <span className={styles.present} style={{ left: shareOf(days, present) }}>
            {seoulTime(now)}
          </span>
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

/** The present and the courier, as lines through all machines. */
export function DayLines({ days, now, pickUp }: RulerProps) {
  const present = now.getTime()
  const courier = seoulMidnight(days.day).getTime() + pickUp * 60_000
  return (
    <div className={styles.lines} aria-hidden="true">
      {courier <= days.to && (
        <i className={styles.courier} style={{ left: shareOf(days, courier) }}>
          <span>집하 {seoulTime(new Date(courier))}</span>
        </i>
      )}
      {isWithin(days, present) && <i className={styles.now} style={{ left: shareOf(days, present) }} />}
    </div>
  )
}

const NEAR_MS = 30 * 60_000

const isWithin = ({ isToday, from, to }: LaneDays, moment: number): boolean => isToday && moment >= from && moment <= to

const shareOf = ({ from, to }: LaneDays, moment: number): string => `${((moment - from) / (to - from)) * 100}%`

/** `23 월` */
const shortDay = (day: string): string => `${Number(day.slice(8))} ${koreanDay(day).slice(-3, -2)}`
