import { seoulTime } from '#/lib/seoul-time.ts'
import styles from './office-strip.module.css'

interface OfficeStripProps {
  /** Full hours in Seoul. */
  readonly open: number
  readonly close: number
  readonly now: Date
}

const FIRST = 7
const LAST = 20
const WIDTH = 368

const x = (hour: number) => ((Math.min(LAST, Math.max(FIRST, hour)) - FIRST) / (LAST - FIRST)) * WIDTH
/** The hours in which somebody answers, as ink on the day, and where the day is now. */
export function OfficeStrip({ open, close, now }: OfficeStripProps) {
  const clock = seoulTime(now)
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const at = x(hours + minutes / 60)
  const ticks = [open, 12, 15, close].filter((hour, index, all) => all.indexOf(hour) === index)
  return (
    <svg
      className={styles.strip}
      viewBox={`0 -18 ${WIDTH} 52`}
      role="img"
      aria-label={`상담 시간 ${open}시부터 ${close}시, 지금 ${clock}`}
    >
      <path className={styles.rest} d={`M0 8H${WIDTH}`} />
      <path className={styles.work} d={`M${x(open)} 8H${x(close)}`} />
      <path className={styles.base} d={`M0 16.5H${WIDTH}`} />
      {ticks.map((hour) => (
        <text key={hour} x={x(hour)} y="31" className={styles.tick}>
          {hour}
        </text>
      ))}
      <path className={styles.now} d={`M${at} -3V18`} />
      <text x={at} y="-7" className={styles.clock}>
        {clock}
      </text>
    </svg>
  )
}
