import { Link } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { usePointsToCome } from './use-wallet.ts'
import { valueText } from './value-text.ts'
import styles from './points-to-come.module.css'

/** What the orders under way will earn; hatched, for nobody can spend it yet. */
export function PointsToCome() {
  const { data } = usePointsToCome()
  const orders = data?.orders ?? []
  if (orders.length === 0) return null
  const sum = orders.reduce((total, { points }) => total + points, 0)
  return (
    <section className={styles.coming} aria-labelledby="points-to-come">
      <h3 id="points-to-come">
        적립 예정 {valueText('points', sum)} <small>구매를 확정하시면 쓸 수 있어요.</small>
      </h3>
      <ul>
        {orders.map(({ orderNumber, title, points }) => (
          <li key={orderNumber}>
            <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{title}</Link>
            <span>+{valueText('points', points)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
