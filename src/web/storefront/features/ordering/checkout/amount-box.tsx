import type { OrderAmounts } from '#/contract/ordering/order-parts.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import styles from './checkout.module.css'
import { FactList } from '#/web/ui/fact-list.tsx'

/** What is to be paid and how it comes about; full from the start, nothing is added later. */
export function AmountBox({
  amounts,
  destinations,
}: {
  readonly amounts: OrderAmounts | undefined
  readonly destinations: readonly { readonly method: DeliveryMethod }[]
}) {
  if (!amounts) return <Skeleton lines={4} />
  const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total } = amounts
  return (
    <>
      <FactList
        layout="sums"
        facts={[
          ['상품 공급가', formatWon(goodsSupply)],
          ['부가세', formatWon(goodsVat)],
          discountTotal > 0 && ['등급 할인', formatWon(-discountTotal)],
          [
            destinations.length > 1 ? `배송비 ${destinations.length}곳` : '배송비',
            deliveryText(destinations, deliveryTotal),
          ],
        ]}
      />
      <p className={styles.total} aria-live="polite">
        <span>최종 결제금액</span>
        <Price amount={total} size="lg" />
      </p>
    </>
  )
}

/** What carriers take on arrival is not in the sum, and said beside it. */
function deliveryText(destinations: readonly { readonly method: DeliveryMethod }[], total: number): string {
  const later = destinations.filter(({ method }) => method === 'quick' || method === 'freight').length
  const now = total === 0 ? '무료' : formatWon(total)
  if (later === 0) return now
  if (later === destinations.length) return '착불'
  return `${now} + 착불 ${later}곳`
}
