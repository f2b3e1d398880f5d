import { discountName } from '#/domain/members/agreed-discount.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { OrderAmounts } from '#/domain/orders/order-amounts.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import styles from './cart.module.css'

interface CartSumsProps {
  readonly chosen: readonly CartItem[]
  readonly sums: OrderAmounts
}

/** As many small pictures as stand beside each other. */
const MOST_PICTURES = 5

export function CartSums({ chosen, sums }: CartSumsProps) {
  const without = chosen.filter(({ files }) => files.length === 0).length
  const { goodsSupply, goodsVat, discountTotal, discountAgreed, deliveryTotal, total } = sums
  return (
    <>
      <div className={styles.chosen}>
        <span aria-hidden="true">
          {chosen.slice(0, MOST_PICTURES).map((item) => (
            <JobPicture key={item.id} line={item} size={44} />
          ))}
        </span>
        <Small>
          고른 작업 {chosen.length}건{without > 0 && <br />}
          {without > 0 && `파일 없음 ${without}건`}
        </Small>
      </div>
      <FactList
        layout="sums"
        facts={[
          ['상품 공급가', formatWon(goodsSupply)],
          ['부가세', formatWon(goodsVat)],
          discountTotal > 0 && [discountName(discountAgreed), formatWon(-discountTotal)],
          ['배송비 한 곳, 택배', deliveryTotal === 0 ? '무료' : formatWon(deliveryTotal)],
        ]}
      />
      <p className={styles.total} aria-live="polite">
        <span>결제 예정 금액</span>
        <Price amount={total} size="lg" />
        <Small as="span">배송지와 배송 방법에 따라 주문서에서 달라질 수 있습니다.</Small>
      </p>
    </>
  )
}
