import type { Rush } from './report24.loader.ts'
import styles from './rush-rows.module.css'

interface RushTermsProps {
  readonly rush: Rush
  /** When the couriers collect. */
  readonly pickUpAt: string
}

/** What can be made in that time, what cannot and why: from the rules that judge the job, and the days of the tariff. */
export function RushTerms({ rush: { can, cannot }, pickUpAt }: RushTermsProps) {
  return (
    <section className={styles.section} aria-labelledby="terms">
      <div className={styles.sectionHead}>
        <h2 id="terms">24시간이 되려면</h2>
      </div>
      <div className={styles.terms}>
        <div>
          <h3>이렇게 맡기면 됩니다</h3>
          <dl>
            {can.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>이건 24시간에 안 돼요</h3>
          <ul>
            {cannot.map(({ what, why }) => (
              <li key={what}>
                <b>{what}</b> {why}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>알아 두세요</h3>
          <p>24시간은 결제와 승인을 모두 마친 뒤의 마감부터 세요. 고친 파일을 다시 승인하면 그때부터 다시 세요.</p>
          <p>
            택배는 나간 날 {pickUpAt}에 모아 보내고, 오는 시간은 들지 않아요. 급하면 주문할 때 <b>퀵 배송</b>이나{' '}
            <b>방문 수령</b>을 골라 주세요.
          </p>
          <p>마감까지 20분이 안 남으면 시작하기 전에 먼저 알려 드려요.</p>
        </div>
      </div>
    </section>
  )
}
