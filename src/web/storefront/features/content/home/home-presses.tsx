import { Suspense } from 'react'
import { Link } from 'react-router'
import { kstDateTimeText } from '#/lib/kst-text.ts'
import { FloorStrip } from '#/web/blocks/floor/floor-strip.tsx'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import type { HomeData } from './home.loader.ts'
import styles from './home-presses.module.css'

/** It begins as the page came, and changes once the connection stands. */
const LiveFloorStrip = lazyPart(async () => (await import('#/web/blocks/floor/live-floor-strip.tsx')).LiveFloorStrip)

interface HomePressesProps {
  readonly realtime: NonNullable<HomeData['realtime']>
  readonly cutOff: string
}

/** The shop floor as it is in the books, a sheet for each job. */
export function HomePresses({ realtime, cutOff }: HomePressesProps) {
  const [day = '', time = ''] = kstDateTimeText(new Date(cutOff)).split(' ')
  const [, month = '', date = ''] = day.split('-')
  return (
    <section className={styles.band} aria-labelledby="presses">
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id="presses">다음 접수 마감</h2>
          <p className={styles.big}>
            <time dateTime={cutOff}>
              {Number(month)}월 {Number(date)}일 {time.slice(0, 5)}
            </time>
          </p>
          <p>이때까지 결제와 시안 확정을 마치시면 그날부터 제작일을 셉니다.</p>
          <Link to="/realtime">실시간 제작현황</Link>
        </div>
        <div>
          <Suspense fallback={<FloorStrip floor={realtime} />}>
            <LiveFloorStrip floor={realtime} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
