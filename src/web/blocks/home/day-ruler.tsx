import { koreanDay } from '#/domain/calendar/business-days.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import styles from './day-ruler.module.css'

interface DayRulerProps {
  /** What time it is by the server's clock; ISO instants. */
  readonly at: string
  readonly cutOff: string
  /** `17:00` in Seoul. */
  readonly pickUpAt: string
}

const FIRST_HOUR = 8
const LAST_HOUR = 20
/** From this share of the ruler on a phone has no room for words at the right of a mark. */
const LATE = 75
const HOUR_MS = 3_600_000
const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, at) => FIRST_HOUR + at)

const shareOf = (hour: number): number => Math.max(0, Math.min(1, (hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR))) * 100

const clockOf = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The day of the next cut-off as a ruler: until when work is taken, when the couriers come, and where it is now. */
export function DayRuler({ at, cutOff, pickUpAt }: DayRulerProps) {
  const end = new Date(cutOff)
  const day = seoulDay(end)
  const hourOf = (moment: Date) => (moment.getTime() - seoulMidnight(day).getTime()) / HOUR_MS
  const now = hourOf(new Date(at))
  const isToday = seoulDay(new Date(at)) === day
  const [hours = 0, minutes = 0] = pickUpAt.split(':').map(Number)
  const marks = [
    ...(isToday && now >= FIRST_HOUR && now <= LAST_HOUR ? [{ name: '지금', hour: now, tone: styles.now }] : []),
    { name: '접수 마감', hour: hourOf(end), tone: styles.cutOff },
    { name: '택배 집하', hour: hours + minutes / 60, tone: styles.pickUp },
  ]
  return (
    <div className={styles.ruler}>
      <p>{isToday ? '오늘' : koreanDay(day)}</p>
      <ol>
        {marks.map(({ name, hour, tone }) => (
          <li
            key={name}
            className={tone}
            data-late={shareOf(hour) > LATE || undefined}
            style={{ left: `${shareOf(hour)}%` }}
          >
            <span>
              {name} <b>{clockOf(hour)}</b>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <i key={hour} style={{ left: `${shareOf(hour)}%` }}>
            {hour % 2 === 0 && hour}
          </i>
        ))}
      </div>
    </div>
  )
}
