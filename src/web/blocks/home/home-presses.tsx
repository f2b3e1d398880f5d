import { Suspense } from 'react'
import { Link } from 'react-router'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { FloorStrip } from '#/web/blocks/floor/floor-strip.tsx'
import { DayRuler } from './day-ruler.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import type { HomeData } from './home-data.ts'
import type { SectionWords } from './section-head.tsx'
import styles from './home-presses.module.css'

/** It begins as the page came, and changes once the connection stands. */
const LiveFloorStrip = lazyPart(async () => (await import('#/web/blocks/floor/live-floor-strip.tsx')).LiveFloorStrip)

interface HomePressesProps extends SectionWords {
  readonly realtime: NonNullable<HomeData['realtime']>
  readonly cutOff: string
  /** When the couriers collect, as the settings say: `17:00`. */
  readonly pickUpAt: string
}

/** The shop floor as it is in the books, a sheet for each job. */
export function HomePresses({ heading, text, realtime, cutOff, pickUpAt }: HomePressesProps) {
  const [day = '', time = ''] = seoulDateTime(new Date(cutOff)).split(' ')
  const [, month = '', date = ''] = day.split('-')
  return (
    <section className={styles.band} aria-labelledby="presses">
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id="presses">{heading}</h2>
          <p className={styles.big}>
            <time dateTime={cutOff}>
              {Number(month)}월 {Number(date)}일 {time.slice(0, 5)}
            </time>
          </p>
          {text && <p>{text}</p>}
          <Link to="/realtime">실시간 제작현황</Link>
        </div>
        <div>
          <Suspense fallback={<FloorStrip floor={realtime} />}>
            <LiveFloorStrip floor={realtime} />
          </Suspense>
        </div>
        <DayRuler at={realtime.at} cutOff={cutOff} pickUpAt={pickUpAt} />
      </div>
    </section>
  )
}
