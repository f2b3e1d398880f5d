import { PICK_UP_HOUR } from '#/domain/orders/pick-up.ts'
import { seoulTime, useNow } from '#/web/ui/use-now.ts'
import styles from './shell.module.css'

const DAY = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
})
export function Clock({ dispatchToday }: { readonly dispatchToday: number | null }) {
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
        집하 <b>{PICK_UP_HOUR}:00</b>
      </span>
    </p>
  )
}
