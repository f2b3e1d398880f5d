import type { DeskCourier, DeskParcel, Receiver } from '#/contract/production/shipping-desk.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { barPath } from '#/domain/shipping/code-128.ts'
import { groupDigits } from '#/domain/shipping/waybill-number.ts'
import { labelLines } from './label-lines.ts'
import styles from './parcel-panel.module.css'

/** As many as stand beside each other on the label. */
const LETTERS = 22

interface LabelCardProps {
  readonly parcel: DeskParcel
  readonly couriers: readonly DeskCourier[]
  readonly receiver: Receiver | undefined
}

/** The label of the first box in its own millimetres, between crop marks. */
export function LabelCard({ parcel, couriers, receiver }: LabelCardProps) {
  const { orderNumber, boxes, place, items, request, waybills } = parcel
  const courier = couriers.find(({ code }) => code === (waybills[0]?.courier ?? parcel.courier))
  const number = waybills[0]?.number
  const [first] = items
  const whole = receiver
    ? [receiver.address, receiver.zipcode && `(${receiver.zipcode})`].filter(Boolean).join(' ')
    : parcel.town
  return (
    <svg className={styles.label} viewBox="-14 -12 128 178" role="img" aria-label="라벨 미리 보기, 100 × 150 mm">
      <path d="M0 -4V-10M100 -4V-10M-4 0h-6M-4 150h-6M104 0h6M104 150h6" className={styles.marks} />
      <rect width="100" height="150" className={styles.sheet} />
      <path d="M5 28H95M5 77H95M5 128H95" className={styles.rules} />
      <text x="5" y="10" fontSize="4.6" fontWeight="700">
        {courier?.name}
      </text>
      <text x="5" y="21" fontSize="9" fontWeight="700">
        {orderNumber.slice(9)}
      </text>
      <text x="5" y="26" fontSize="3">
        {orderNumber.slice(0, 8)}
      </text>
      <text x="95" y="20" fontSize="5.4" fontWeight="700" textAnchor="end">
        상자 1/{boxes}
      </text>
      {place.of > 1 && (
        <text x="95" y="26" fontSize="3.4" textAnchor="end">
          보낼 곳 {place.number}/{place.of}
        </text>
      )}
      <text x="5" y="39" fontSize="6.6" fontWeight="700">
        {shorten(receiver?.name ?? parcel.name, 13)}
      </text>
      <text x="5" y="46.5" fontSize="4.4" fontWeight="700">
        {receiver?.phone ?? parcel.phone}
      </text>
      {labelLines(whole, LETTERS, 3).map((line, at) => (
        <text key={at} x="5" y={54 + at * 6} fontSize="4.4">
          {line}
        </text>
      ))}
      <text x="5" y="94" fontSize="4.4" fontWeight="700">
        {shorten(first?.title ?? '', 16)}
      </text>
      <text x="95" y="94" fontSize="4.4" fontWeight="700" textAnchor="end">
        {first && `${formatCount(first.copies)}${first.unit}`}
      </text>
      {request !== '' && (
        <text x="5" y="116" fontSize="4.2" fontWeight="700">
          {shorten(request, 26)}
        </text>
      )}
      {number ? (
        <>
          <path transform="translate(5 130)" d={barPath(number, { width: 62, height: 11 })} />
          <text x="5" y="146" fontSize="3.4" fontWeight="700">
            {groupDigits(number)}
          </text>
        </>
      ) : (
        <text x="5" y="138" fontSize="3.4" className={styles.faint}>
          송장번호가 들어오면 여기에 찍힙니다
        </text>
      )}
      <path d="M0 156H100M0 154.5v3M100 154.5v3" className={styles.marks} />
      <text x="50" y="163.5" fontSize="4" textAnchor="middle" className={styles.faint}>
        100 × 150 mm
      </text>
    </svg>
  )
}

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
