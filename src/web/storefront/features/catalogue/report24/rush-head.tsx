import { type BusinessCalendar, dayAfter, koreanDay } from '#/domain/calendar/business-days.ts'
import { type RushClock, rushClock } from '#/domain/calendar/rush-clock.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { countdown, hourText, longHour, weekday } from './hour-text.ts'
import { SECOND_MS, useServerTime } from './use-rush.ts'
import styles from './report24.module.css'

/** What stands before and after the day of the cut-off. */
const SAID: Readonly<Record<RushClock['state'], readonly [before: string, after: string]>> = {
  open: ['', '마감까지'],
  short: ['', '마감까지 20분이 안 남았어요'],
  past: ['오늘 마감은 지났어요.', '마감까지'],
  closed: ['오늘은 쉬는 날이에요.', '마감까지'],
}

interface RushHeadProps {
  /** What the server said its time was. */
  readonly at: string
  readonly calendar: BusinessCalendar
  readonly sold: boolean
}

/** The promise in four words, and the time that is left for it. */
export function RushHead({ at, calendar, sold }: RushHeadProps) {
  const now = useServerTime(at, SECOND_MS)
  const { state, cutOff, leaves } = rushClock(calendar, now)
  const [before, after] = SAID[state]
  const [until, day] = [seoulDay(cutOff), seoulDay(leaves)]
  return (
    <div className={styles.head}>
      <div>
        <h1>
          {until === seoulDay(now) ? '오늘' : `${weekday(until)}요일`} 승인,
          <br />
          {day === dayAfter(seoulDay(now)) ? '내일' : `${weekday(day)}요일`} 출고
        </h1>
        <p className={styles.lead}>
          마감 전에 결제와 파일 승인을 마치면 다음 영업일 같은 시각까지 내보내요. 영업일로 센 24시간이에요.
          {!sold && ' 지금은 24시간 제작을 받지 않아요. 보통 일정으로는 맡기실 수 있어요.'}
        </p>
      </div>
      <div className={styles.clock}>
        <p>
          {before} {koreanDay(until)} {after}
        </p>
        <strong role="timer" aria-live="off" data-short={state === 'short' || undefined}>
          {countdown(cutOff.getTime() - now.getTime())}
        </strong>
        <p>
          {hourText(cutOff)}까지 승인하면 <b>{longHour(leaves)}</b> 출고
        </p>
      </div>
    </div>
  )
}
