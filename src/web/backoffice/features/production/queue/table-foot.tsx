import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { OrderSummary } from './use-order-table.ts'
import styles from './orders.module.css'

const NAMED = 3

/** What everything of the filter comes to, however many rows are shown. */
export function TableFoot({ summary }: { readonly summary: OrderSummary }) {
  const { count, amount, capped, product, late } = summary
  const rest = product.slice(NAMED).reduce((sum, each) => sum + each.count, 0)
  const kinds = product.slice(0, NAMED).map((each) => `${kindByCode(each.value).name} ${formatCount(each.count)}`)
  if (capped)
    return <p className={styles.foot}>찾은 주문이 {formatCount(count)}건을 넘습니다. 조건을 더하면 합계를 냅니다.</p>
  return (
    <p className={styles.foot}>
      <b>{formatCount(count)}건 모두</b>
      <span>{[...kinds, ...(rest > 0 ? [`그 밖 ${formatCount(rest)}`] : [])].join(', ')}</span>
      {late > 0 && <span className={styles.alarm}>늦음 {formatCount(late)}</span>}
      {count > 0 && <span>평균 {formatCount(Math.round(amount / count))}원</span>}
      <b className={styles.sum}>{formatCount(amount)}원</b>
    </p>
  )
}
