import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { TroublesOfOrder } from './parcel-troubles.tsx'
import type { OrderActs } from './use-order.ts'
import styles from './order-panel.module.css'

const NEXT = {
  preparing: [],
  'pickup-ready': [{ event: 'deliver', label: '찾아감' }],
  shipped: [
    { event: 'depart', label: '배송중으로' },
    { event: 'return', label: '반송' },
  ],
  'in-transit': [
    { event: 'deliver', label: '배송완료' },
    { event: 'return', label: '반송' },
  ],
  delivered: [],
  confirmed: [],
} as const

/** `3,000장`; things counted by different words are counted together as 부. */
function sentWords({ lines }: StaffOrder, { counts }: StaffOrder['deliveries'][number]): string {
  const [only, other] = counts
  const line = lines.find(({ lineId }) => lineId === only?.lineId)
  if (only && line && !other) return copiesText(line.spec.product, only.copies)
  return `${formatCount(counts.reduce((sum, { copies }) => sum + copies, 0))}부`
}

interface DeliveriesProps {
  readonly order: StaffOrder
  readonly acts: OrderActs
}

/** Each address with its parcels. */
export function Deliveries({ order, acts }: DeliveriesProps) {
  return (
    <section className={styles.section} aria-label="배송">
      <TroublesOfOrder order={order} />
      {order.deliveries.map((delivery) => (
        <div key={delivery.id} className={styles.delivery}>
          <Address order={order} delivery={delivery} />
          {delivery.shipments.map((parcel) => (
            <p key={parcel.id}>
              {parcel.courier} {parcel.trackingNumber}
              {parcel.trackingUrl && (
                <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                  배송 조회
                </a>
              )}
            </p>
          ))}
          <Moves order={order} delivery={delivery} acts={acts} />
        </div>
      ))}
    </section>
  )
}

/** Beside a table of the addresses: only those of which something can be said now. */
export function ParcelMoves({ order, acts }: DeliveriesProps) {
  const moving = order.deliveries.filter((delivery) => movesOf(order, delivery).length > 0)
  if (moving.length === 0) return null
  return (
    <section className={styles.section} aria-label="배송">
      {moving.map((delivery) => (
        <div key={delivery.id} className={styles.delivery}>
          <Address order={order} delivery={delivery} />
          <Moves order={order} delivery={delivery} acts={acts} />
        </div>
      ))}
    </section>
  )
}

interface DeliveryProps {
  readonly order: StaffOrder
  readonly delivery: StaffOrder['deliveries'][number]
}

const Address = ({ order, delivery }: DeliveryProps) => (
  <p>
    <b>{delivery.method}</b> {delivery.recipient} {sentWords(order, delivery)} · {delivery.label}
  </p>
)

const movesOf = ({ may }: StaffOrder, { state }: DeliveryProps['delivery']) =>
  may.includes('dispatch') ? NEXT[state] : []

function Moves({ order, delivery, acts }: DeliveryProps & Pick<DeliveriesProps, 'acts'>) {
  return movesOf(order, delivery).map(({ event, label }) => (
    <Button
      key={event}
      size="sm"
      disabled={acts.parcel.isPending}
      onClick={() => acts.parcel.mutate({ deliveryId: delivery.id, event })}
    >
      {label}
    </Button>
  ))
}
