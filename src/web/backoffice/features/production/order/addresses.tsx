import { type CSSProperties, useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { revealPersonalData, StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import { StateMark, type StateShape } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { ChangeRecipient } from './change-recipient.tsx'
import { Part } from './part.tsx'
import styles from './addresses.module.css'

type Delivery = StaffOrder['deliveries'][number]
export type Revealed = ResultOf<typeof revealPersonalData>

interface AddressesProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  /** Null while names and numbers are masked. */
  readonly revealed: Revealed | null
  readonly busy: boolean
  readonly onReveal: () => void
}

const SHAPES: Readonly<Record<Delivery['state'], StateShape>> = {
  preparing: 'ring',
  'pickup-ready': 'dotted',
  shipped: 'pie',
  'in-transit': 'pie',
  delivered: 'disc',
  confirmed: 'disc',
}

/** Where how many copies go, each address with its own waybill and its own state. */
export function Addresses({ order, line, revealed, busy, onReveal }: AddressesProps) {
  const rows = order.deliveries.filter(({ lineIds }) => lineIds.includes(line.lineId))
  const copies = (delivery: Delivery) => delivery.counts.find(({ lineId }) => lineId === line.lineId)?.copies ?? 0
  const place = (delivery: Delivery) => revealed?.places.find(({ deliveryId }) => deliveryId === delivery.id)
  const [changing, setChanging] = useState<Delivery | null>(null)
  const changed = changing && place(changing)
  const mayChange = order.may.includes('change-recipient') && revealed !== null
  return (
    <Part
      title={`배송지 ${rows.length}`}
      aside={
        order.may.includes('reveal-personal-data') && (
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            disabled={revealed !== null}
            title="본 사람과 시각이 감사 기록에 남습니다"
            onClick={onReveal}
          >
            {revealed ? '기록하고 보는 중' : '가린 주소 보기'}
          </Button>
        )
      }
    >
      {rows.length > 1 && <Bar rows={rows} copies={copies} total={line.copies} />}
      <Table
        caption="배송지"
        columns={[...columnsOf(copies, place), ...(mayChange ? [changeColumn(setChanging)] : [])]}
        rows={rows}
        rowKey={({ id }) => id}
        dense
      />
      {changing && changed && (
        <ChangeRecipient
          place={changed}
          request={changing.request}
          onChanged={onReveal}
          onClose={() => setChanging(null)}
        />
      )}
    </Part>
  )
}

type Copies = (delivery: Delivery) => number

function columnsOf(
  copies: Copies,
  place: (delivery: Delivery) => Revealed['places'][number] | undefined,
): readonly Column<Delivery>[] {
  return [
    {
      key: 'who',
      head: '받는 곳',
      rowHead: true,
      cell: (row) => {
        const seen = place(row)
        return seen ? `${seen.name} ${seen.phone}` : row.recipient
      },
    },
    {
      key: 'where',
      head: '주소',
      cell: (row) => (
        <>
          {place(row)?.address || row.method}
          {row.request && <Small tone="warn">{row.request}</Small>}
        </>
      ),
    },
    { key: 'copies', head: '수량', right: true, cell: (row) => <b>{formatCount(copies(row))}</b> },
    { key: 'parcels', head: '상자', right: true, cell: (row) => row.shipments.length || '–' },
    {
      key: 'waybill',
      head: '송장번호',
      cell: (row) =>
        row.shipments.length === 0
          ? '–'
          : row.shipments.map(({ id, courier, trackingNumber, trackingUrl }) => (
              <span key={id} className={styles.waybill}>
                {trackingUrl ? (
                  <a href={trackingUrl} target="_blank" rel="noreferrer">
                    {trackingNumber}
                  </a>
                ) : (
                  trackingNumber
                )}
                <Small as="span">{courier}</Small>
              </span>
            )),
    },
    { key: 'state', head: '상태', cell: (row) => <StateMark shape={SHAPES[row.state]}>{row.label}</StateMark> },
  ]
}

/** Offered once the address stands open: whoever changes it has seen what it was. */
const changeColumn = (onChange: (delivery: Delivery) => void): Column<Delivery> => ({
  key: 'change',
  head: '고치기',
  cell: (row) =>
    row.state === 'preparing' && row.method !== DELIVERY_METHOD_NAMES.pickup ? (
      <Button size="sm" variant="quiet" aria-label={`${row.recipient} 받는 곳 바꾸기`} onClick={() => onChange(row)}>
        고치기
      </Button>
    ) : (
      '–'
    ),
})

const INKS = ['var(--ink)', 'var(--k-75)', 'var(--k-50)', 'var(--k-30)']

/** The print run as one bar, divided as it is sent. */
function Bar({
  rows,
  copies,
  total,
}: {
  readonly rows: readonly Delivery[]
  readonly copies: Copies
  readonly total: number
}) {
  return (
    <ol className={styles.bar} aria-label={`${formatCount(total)}부를 나눠 보냅니다`}>
      {rows.map((row, index) => (
        <li key={row.id} style={{ flexGrow: copies(row), '--part': INKS[index % INKS.length] } as CSSProperties}>
          {formatCount(copies(row))}
        </li>
      ))}
    </ol>
  )
}
