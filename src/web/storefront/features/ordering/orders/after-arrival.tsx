import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { FaultReport } from '#/web/blocks/inquiry/fault-report.tsx'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { areAll } from '#/domain/orders/line-nature.ts'
import { confirmsAt } from '#/domain/orders/auto-confirm.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import styles from './orders.module.css'

/** Something is wrong, or all is well: the one place of an order for both. Before anything was sent there is nothing to say. */
export function AfterArrival({ order }: { readonly order: OrderDetail }) {
  const { orderNumber, deliveries } = order
  const arrived = deliveries.filter(({ state }) => state === 'delivered')
  const days = arrived.flatMap(({ deliveredAt }) => (deliveredAt ? [confirmsAt(new Date(deliveredAt))] : []))
  if (deliveries.every(({ state }) => state === 'preparing' || state === 'pickup-ready')) return null
  const [first] = days.toSorted((a, b) => a.getTime() - b.getTime())
  return (
    <Section title="문제가 있나요" className={styles.part}>
      <p>
        {areAll(order.lines.map(natureOf), 'kit')
          ? '고르신 종이와 다르거나 빠진 종이가 있으면 사진과 함께 알려 주세요. 확인해서 다시 보내 드립니다.'
          : '수량이 모자라거나 인쇄가 주문과 다르면 사진과 함께 알려 주세요. 확인해서 다시 만들거나 환불해 드립니다.'}
      </p>
      <FaultReport order={order} />
      <Toolbar apart>
        {arrived.length > 1 && (
          <ConfirmButton orderNumber={orderNumber} deliveryId={null} alone={false} variant="line" />
        )}
      </Toolbar>
      {first && <p>따로 하지 않으셔도 {shortDay(seoulDay(first))}에 구매가 확정됩니다.</p>}
    </Section>
  )
}
