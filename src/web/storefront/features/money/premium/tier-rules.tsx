import type { PlanShown } from '#/contract/money/tiers.contract.ts'
import styles from './premium.module.css'

/** How the grades are reckoned, as the shop reckons them. */
export function TierRules({ plan }: { readonly plan: PlanShown }) {
  return (
    <section className={styles.rules} aria-label="등급 계산">
      <div>
        <h3>무엇을 더하나요</h3>
        <p>
          모두 받으신 주문의 상품 금액(부가세 포함)을 더합니다. 배송비와 돌려 드린 금액은 뺍니다. 이번 달과 그 앞{' '}
          {plan.months - 1}개월에 받으신 주문이 들어갑니다.
        </p>
      </div>
      <div>
        <h3>언제 바뀌나요</h3>
        <p>
          금액을 채운 다음 날 새벽에 오르고, 오르면 알려 드립니다. 한번 오르면 {plan.keepMonths}개월은 내려가지 않고, 그
          뒤에 다시 계산합니다.
        </p>
      </div>
      <div>
        <h3>어디에 보이나요</h3>
        <p>
          로그인하면 상품 가격이 할인된 금액으로 보이고, 장바구니와 주문서, 견적서, 거래명세서에 따로 한 줄로 적힙니다.
        </p>
      </div>
    </section>
  )
}
