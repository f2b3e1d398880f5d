import type { OrderAmounts } from '#/contract/orders/order-parts.ts'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import styles from './checkout.module.css'

/** What is to be paid and how it comes about; full from the start, nothing is added later. */
export function AmountBox({
  amounts,
  payLater,
}: {
  readonly amounts: OrderAmounts | undefined
  readonly payLater: boolean
}) {
  if (!amounts) return <Skeleton lines={4} />
  const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total } = amounts
  return (
    <>
      <dl className={styles.sums}>
        <Sum name="상품 공급가" amount={goodsSupply} />
        <Sum name="부가세" amount={goodsVat} />
        {discountTotal > 0 && <Sum name="등급 할인" amount={-discountTotal} />}
        <div>
          <dt>배송비</dt>
          <dd>{payLater ? '착불' : deliveryTotal === 0 ? '무료' : formatWon(deliveryTotal)}</dd>
        </div>
      </dl>
      <p className={styles.total} aria-live="polite">
        <span>최종 결제금액</span>
        <Price amount={total} size="lg" />
      </p>
    </>
  )
}

const Sum = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatWon(amount)}</dd>
  </div>
)
