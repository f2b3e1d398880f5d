import { discountName } from '#/domain/members/agreed-discount.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { OrderActs } from './order-acts.tsx'
import { orderMoment } from './order-dates.ts'
import styles from './orders.module.css'

/** What it cost and how it was paid; the last line is the sum of those above. */
export function PaymentSection({ order }: { readonly order: OrderDetail }) {
  const { amounts, paidAt, paymentMethod } = order
  return (
    <Section
      title="결제"
      className={styles.part}
      aside={paidAt && <span>{`${paymentMethod ?? ''} · ${orderMoment(paidAt)}`}</span>}
    >
      <FactList
        layout="sums"
        facts={[
          ['상품 공급가', formatWon(amounts.goodsSupply)],
          ['부가세', formatWon(amounts.goodsVat)],
          amounts.discountTotal > 0 && [discountName(amounts.discountAgreed), formatWon(-amounts.discountTotal)],
          amounts.couponTotal > 0 && ['쿠폰 할인', formatWon(-amounts.couponTotal)],
          order.deliveries.length > 0 && [
            '배송비',
            amounts.deliveryTotal === 0 ? '무료' : formatWon(amounts.deliveryTotal),
          ],
          amounts.pointsTotal > 0 && ['포인트 사용', formatWon(-amounts.pointsTotal)],
          amounts.emoneyTotal > 0 && ['e머니 사용', formatWon(-amounts.emoneyTotal)],
          ['결제금액', formatWon(amounts.total), 'strong'],
          order.partPayment && [
            `선금${order.partPayment.advancePaidAt ? '' : ' (결제 전)'}`,
            formatWon(order.partPayment.advance),
          ],
          order.partPayment && [
            `잔금${order.partPayment.whole ? '' : ' (결제 전)'}`,
            formatWon(order.partPayment.rest),
          ],
          // Of what was paid: together it is the line above.
          order.keptTotal > 0 && ['그 가운데 들어간 비용', formatWon(order.keptTotal)],
          order.refundedTotal > 0 && ['그 가운데 환불', formatWon(order.refundedTotal)],
          order.loweredTotal > 0 && ['그 가운데 감액', formatWon(order.loweredTotal)],
          order.loweredTotal > 0 && ['감액 뒤 금액', formatWon(amounts.total - order.loweredTotal), 'strong'],
          order.prepaidReturned > 0 && ['돌려받으신 포인트·e머니', formatWon(order.prepaidReturned)],
          order.refundingTotal > 0 && ['그 가운데 환불 처리 중', formatWon(order.refundingTotal)],
          paymentMethod ? ['결제수단', paymentMethod] : null,
        ]}
      />
      <OrderActs order={order} />
    </Section>
  )
}
