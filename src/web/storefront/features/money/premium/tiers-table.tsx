import type { PlanShown } from '#/contract/money/tiers.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './premium.module.css'

interface TiersTableProps {
  readonly plan: PlanShown
  readonly held: string | null
}

export function TiersTable({ plan, held }: TiersTableProps) {
  return (
    <section className={styles.tiers} aria-labelledby="tiers">
      <div className={styles.over}>
        <h2 id="tiers">등급마다 무엇이 다른가요</h2>
        <p>할인은 쿠폰보다 먼저 빠집니다.</p>
      </div>
      <table>
        <caption>
          <VisuallyHidden>등급마다 시작하는 금액, 할인율, 유지 기간</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">등급</th>
            <th scope="col">최근 {plan.months}개월 주문</th>
            <th scope="col">유지</th>
            <th scope="col">할인율</th>
          </tr>
        </thead>
        <tbody>
          {plan.tiers.map(({ name, from, rate }) => (
            <tr key={name} className={cx(name === held && styles.me)}>
              <th scope="row">
                {name}
                {name === held && <small>지금</small>}
              </th>
              <td>{formatWon(from)}부터</td>
              <td>{plan.keepMonths}개월</td>
              <td>
                <b>{rate}%</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
