import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { Section } from '#/web/ui/section.tsx'
import { DeliveryView } from './delivery-view.tsx'
import styles from './places.module.css'

interface PlacesSectionProps {
  readonly order: OrderDetail
  readonly parcels: readonly TrackedParcel[]
}

/** Where it all goes: one column for each place, with its parcels. What is a file goes nowhere. */
export function PlacesSection({ order, parcels }: PlacesSectionProps) {
  if (order.deliveries.length === 0) return null
  const numbers = parcels.flatMap(({ courier, trackingNumber }) =>
    trackingNumber ? [`${courier} ${trackingNumber}`] : [],
  )
  return (
    <Section
      title={
        <>
          보내는 곳{' '}
          <small className={styles.sum}>
            {order.deliveries.length}곳{parcels.length > 0 && ` · 상자 ${parcels.length}개`}
          </small>
        </>
      }
      aria-label="보내는 곳"
      className={styles.section}
      aside={
        numbers.length > 1 && (
          <CopyButton text={numbers.join('\n')} what={`송장번호 ${numbers.length}개`} label="모두 복사" />
        )
      }
    >
      <div className={styles.places}>
        {order.deliveries.map((delivery, index) => (
          <DeliveryView
            key={delivery.id}
            delivery={delivery}
            position={index + 1}
            order={order}
            parcels={parcels.filter(({ deliveryId }) => deliveryId === delivery.id)}
          />
        ))}
      </div>
    </Section>
  )
}
