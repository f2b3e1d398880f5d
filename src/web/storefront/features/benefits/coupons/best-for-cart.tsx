import { to } from '#/contract/web-paths.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatCount } from '#/domain/money/format-count.ts'
import styles from './best-for-cart.module.css'
import type { CartCoupons } from './use-cart-coupons.ts'

/** The best combination as an equation, and the way to the order sheet, which proposes the same. */
export function BestForCart({ cart: { items, amounts } }: { readonly cart: CartCoupons }) {
  const [first] = items
  if (!first) return null
  const before = amounts.total + amounts.couponTotal
  const name = items.length > 1 ? `「${first.title}」 외 ${items.length - 1}건` : `「${first.title}」`
  return (
    <section className={styles.best} aria-label="장바구니에 쓰면">
      <div className={styles.picture}>
        <JobPicture line={first} size={96} />
      </div>
      <div className={styles.sum}>
        <p>장바구니에서 고른 {name}에 쓰면 가장 많이 할인되는 조합입니다.</p>
        <dl>
          <div>
            <dt>주문금액</dt>
            <dd>{formatCount(before)}</dd>
          </div>
          <div data-sign="−">
            <dt>쿠폰</dt>
            <dd>{formatCount(amounts.couponTotal)}</dd>
          </div>
          <div data-sign="=" className={styles.result}>
            <dt>결제금액</dt>
            <dd>
              {formatCount(amounts.total)}
              <small>원</small>
            </dd>
          </div>
        </dl>
        <small>택배 한 곳으로 받으실 때의 금액입니다.</small>
      </div>
      <LinkButton variant="primary" to={to('/order-progress')}>
        이 조합으로 주문하기
      </LinkButton>
    </section>
  )
}
