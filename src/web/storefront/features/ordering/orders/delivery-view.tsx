import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { formatCount } from '#/lib/format-count.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import { shareText } from '#/domain/orders/share-text.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { Boxes } from '#/web/blocks/parcels/boxes.tsx'
import { ParcelEvents } from '#/web/blocks/parcels/parcel-events.tsx'
import { arrivalWords } from '#/web/blocks/parcels/parcel-words.ts'
import { WaybillNumber } from '#/web/blocks/parcels/waybill-number.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import styles from './places.module.css'

type Delivery = OrderDetail['deliveries'][number]

const STATES: Readonly<Record<DeliveryState, string>> = {
  preparing: '출고 전',
  'pickup-ready': '찾으러 오시면 됩니다',
  shipped: '출고 완료',
  'in-transit': '배송 중',
  delivered: '배송 완료',
  confirmed: '구매확정',
}
const LAST_EVENTS = 4

interface DeliveryViewProps {
  readonly delivery: Delivery
  /** Counted from one: two deliveries may go the same way. */
  readonly position: number
  readonly order: OrderDetail
  readonly parcels: readonly TrackedParcel[]
}

/** One place: how much goes there, to whom, and where its parcels are. */
export function DeliveryView({ delivery, position, order, parcels }: DeliveryViewProps) {
  const { recipient, method, grams } = delivery
  const cancelled = order.lines.every((line) => line.production === 'cancelled')
  const [first, ...others] = parcels.toSorted(
    (a, b) => Number(a.stage === 'delivered') - Number(b.stage === 'delivered'),
  )
  return (
    <article
      className={styles.place}
      aria-label={`배송 ${position}. ${DELIVERY_METHOD_NAMES[method]}`}
      data-under-way={delivery.state === 'shipped' || delivery.state === 'in-transit'}
    >
      <div className={styles.head}>
        <div>
          <HowMany delivery={delivery} lines={order.lines} />
          <p className={styles.weight}>
            {DELIVERY_METHOD_NAMES[method]} · {(grams / 1_000).toFixed(1)} kg
          </p>
        </div>
        {parcels.length > 0 && <Boxes boxes={parcels.map(({ stage }) => stage === 'delivered')} />}
      </div>
      <h3>{recipient.name}</h3>
      <p className={styles.address}>
        {formatPhone(recipient.phone)}
        {recipient.zipcode && ` · (${recipient.zipcode}) ${recipient.address} ${recipient.addressEtc}`}
        {recipient.request && <span>{recipient.request}</span>}
      </p>
      <p className={styles.state}>
        <span>{cancelled ? '보내지 않습니다' : (first?.stageLabel ?? STATES[delivery.state])}</span>
        {first && <b>{arrivalWords(first)}</b>}
      </p>
      {first?.trouble && <Note tone="orange">{first.trouble.text}</Note>}
      {first?.trackingNumber && (
        <p className={styles.waybill}>
          {first.courier} <WaybillNumber digits={first.trackingNumber} />
          {others.length > 0 && <span>외 {others.length}개</span>}
          <CopyButton text={first.trackingNumber} what="송장번호" />
        </p>
      )}
      {first && <ParcelEvents events={first.events.slice(0, LAST_EVENTS)} />}
      <Toolbar apart className={styles.acts}>
        {parcels.map((parcel, index) => (
          <LinkButton key={parcel.id} size="sm" to={to('/mypage/shipping/{id}', { id: parcel.id })}>
            {parcels.length > 1 ? `상자 ${index + 1} 배송조회` : '배송조회'}
          </LinkButton>
        ))}
        {delivery.state === 'delivered' && (
          <ConfirmButton
            orderNumber={order.orderNumber}
            deliveryId={delivery.id}
            alone={order.deliveries.length === 1}
          />
        )}
      </Toolbar>
    </article>
  )
}

/** With one job its number is what counts; with several each is named. */
function HowMany({ delivery, lines }: { readonly delivery: Delivery; readonly lines: OrderDetail['lines'] }) {
  const [line] = lines
  const [share] = delivery.counts
  if (line && share && lines.length === 1)
    return (
      <p className={styles.count}>
        {formatCount(share.copies)}
        <small>{kindOf(line.product).unit}</small>
      </p>
    )
  return (
    <ul className={styles.shares}>
      {delivery.counts.map(({ line: number, copies }) => {
        const job = lines[number - 1]
        return job ? <li key={number}>{shareText(job.title, job.copies, copies, kindOf(job.product).unit)}</li> : null
      })}
    </ul>
  )
}
