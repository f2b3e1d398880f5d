import { Link } from 'react-router'
import { formatCount } from '#/domain/money/format-count.ts'
import { kstDateTimeText } from '#/lib/kst-text.ts'
import type { HomeData } from './home.loader.ts'
import styles from './home-presses.module.css'

interface HomePressesProps {
  readonly realtime: NonNullable<HomeData['realtime']>
  readonly cutOff: string
}

/** The shop floor in numbers, as they are in the books; a quiet day shows noughts. */
export function HomePresses({ realtime, cutOff }: HomePressesProps) {
  const steps = realtime.steps.filter((step) => step.state !== 'cancelled')
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
        <ol className={styles.flow} aria-label="공정별 작업 수">
          {steps.map((step, at) => (
            <li key={step.state} style={{ flexGrow: 1 + Math.min(step.lines, 40) / 4 }}>
              <i style={{ opacity: 0.2 + (0.8 * (at + 1)) / steps.length }} />
              <b>{formatCount(step.lines)}</b>
              <span>{step.label}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
