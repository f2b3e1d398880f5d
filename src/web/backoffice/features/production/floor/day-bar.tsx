import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import type { DayLoad } from '#/domain/floor/day-load.ts'
import { cx } from '#/web/ui/cx.ts'
import { JobStrip } from './job-strip.tsx'
import styles from './day-bar.module.css'

/** `6.3` */
export const hoursWords = (minutes: number): string => (Math.round(minutes / 6) / 10).toLocaleString('ko-KR')

/** Share of the cell that a full day takes; what does not fit stands past the line. */
const FULL = 0.78

/** How full a machine is on a later day, in the covers of its jobs; overflow stands past the line. */
export function DayBar({ load, jobs }: { readonly load: DayLoad; readonly jobs: ReadonlyMap<string, FloorJobView> }) {
  const { capacity, used, over, shares } = load
  const scale = FULL / Math.max(1, capacity, (used + over) * FULL)
  const total = used + over
  return (
    <>
      <p className={cx(styles.spill, styles.over)}>{over > 0 && `${hoursWords(over)} 넘침`}</p>
      <div className={styles.bar} aria-hidden="true">
        {shares.map((share, at) => {
          const job = jobs.get(share.lineId)
          return (
            <span
              key={`${share.lineId}:${at}`}
              className={cx(share.over && styles.spilled)}
              style={{ width: `${share.minutes * scale * 100}%` }}
            >
              {job && <JobStrip job={job} className={styles.slice} />}
            </span>
          )
        })}
        <i style={{ left: `${capacity * scale * 100}%` }} />
      </div>
      <p className={cx(styles.load, over > 0 && styles.over)}>
        {hoursWords(total)} / {hoursWords(capacity)}시간
      </p>
    </>
  )
}
