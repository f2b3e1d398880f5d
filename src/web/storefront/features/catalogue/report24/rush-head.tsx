import { koreanDay } from '#/domain/calendar/business-days.ts'
import type { RushClock } from '#/domain/calendar/rush-clock.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { countdown, hourText, longHour } from './hour-text.ts'
import styles from './report24.module.css'

const SAID: Readonly<Record<RushClock['state'], string>> = {
  open: '마감까지',
  short: '마감까지 20분이 안 남았어요',
  past: '오늘 마감은 지났어요. 다음 마감까지',
  closed: '오늘은 쉬는 날이에요. 다음 마감까지',
}

interface RushHeadProps {
  readonly clock: RushClock
  readonly now: Date
  readonly sold: boolean
}

/** The promise in four words, and the time that is left for it. */
export function RushHead({ clock: { state, cutOff, leaves }, now, sold }: RushHeadProps) {
  const isToday = state === 'open' || state === 'short'
  return (
    <div className={styles.head}>
      <div>
        <h1>
          {isToday ? '오늘 승인,' : '승인하고'}
          <br />
          {isToday && seoulDay(leaves) === nextDay(now) ? '내일 출고' : '다음 영업일 출고'}
        </h1>
        <p className={styles.lead}>
          마감 전에 결제와 파일 승인을 마치면 다음 영업일 같은 시각까지 내보내요. 영업일로 센 24시간이에요.
          {!sold && ' 지금은 24시간 제작을 받지 않아요. 보통 일정으로는 맡기실 수 있어요.'}
        </p>
      </div>
      <div className={styles.clock}>
        <p>
          {koreanDay(seoulDay(cutOff))} {SAID[state]}
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

const nextDay = (now: Date): string => seoulDay(new Date(now.getTime() + 86_400_000))
