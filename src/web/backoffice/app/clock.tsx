import { seoulTime } from '#/lib/seoul-time.ts'
import { useNow } from '#/web/ui/use-now.ts'
import styles from './shell.module.css'

const DAY = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
})
interface ClockProps {
  readonly dispatchToday: number | null
  readonly pickUpAt: string
}

export function Clock({ dispatchToday, pickUpAt }: ClockProps) {
  const now = useNow()
  return (
    <p className={styles.clock}>
      {DAY.format(now)} <b>{seoulTime(now)}</b>
      {dispatchToday !== null && (
        <span>
          오늘 출고 <b>{dispatchToday}</b>
        </span>
      )}
      <span>
        집하 <b>{pickUpAt}</b>
      </span>
    </p>
  )
}
