import { Link } from 'react-router'
import type { DeskCourier, DeskParcel } from '#/contract/production/shipping-desk.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { groupDigits } from '#/domain/shipping/waybill-number.ts'
import { seoulTime } from '#/lib/seoul-time.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { cx } from '#/web/ui/cx.ts'
import styles from './desk-table.module.css'
import { PickBox } from './pick-box.tsx'
import type { DeskActs, Receivers } from './use-desk.ts'
import { WaybillField } from './waybill-field.tsx'

interface DeskRowProps {
  readonly parcel: DeskParcel
  readonly courier: DeskCourier
  readonly receivers: Receivers
  readonly acts: DeskActs
  readonly picked: boolean
  readonly opened: string | null
  readonly onPick: () => void
  readonly onOpen: (deliveryId: string) => void
}

export function DeskRow({ parcel, courier, receivers, acts, picked, opened, onPick, onOpen }: DeskRowProps) {
  const { deliveryId, orderNumber, place, company, state } = parcel
  const tail = orderNumber.slice(9)
  const named = receivers.get(deliveryId)
  return (
    <tr
      className={cx(picked && styles.picked, opened === deliveryId && styles.current)}
      aria-current={opened === deliveryId || undefined}
    >
      <td>
        <PickBox label={`${tail} ${parcel.name}`} choice={picked ? 'all' : 'none'} onPick={onPick} />
      </td>
      <th scope="row">
        <button type="button" className={styles.order} onClick={() => onOpen(deliveryId)}>
          {tail}
          {parcel.remake && <i>재제작분</i>}
          {place.of > 1 && (
            <i>
              {place.number}/{place.of}
            </i>
          )}
        </button>
        <span>{parcel.late ? <em>{parcel.dueDay?.slice(5).replace('-', '.')} 늦음</em> : (company ?? '개인')}</span>
      </th>
      <td className={styles.receiver}>
        <b>{named?.name ?? parcel.name}</b>
        <span>{named?.phone ?? parcel.phone}</span>
      </td>
      <td className={styles.address}>
        <span>
          {named?.address ?? parcel.town}
          {parcel.remote && ' · 섬 지역'}
        </span>
        {parcel.request !== '' && <em>{parcel.request}</em>}
        {parcel.memo !== '' && <em>메모: {parcel.memo}</em>}
      </td>
      <td>
        <Contents items={parcel.items} />
      </td>
      <td className={styles.boxes}>
        <b>{parcel.boxes}</b>
        <span>{(parcel.grams / 1000).toFixed(1)} kg</span>
      </td>
      <td className={styles.way}>
        {state === 'packed' && parcel.unread && <ReadWords parcel={parcel} acts={acts} />}
        {state === 'packed' && !parcel.unread && <WaybillField parcel={parcel} courier={courier} acts={acts} />}
        {state === 'blocked' && (
          <>
            <span data-state="blocked">
              <StateMark shape="cross">{parcel.words}</StateMark>
            </span>
            <Link to={`/admin/orders?q=${orderNumber}`}>주문 열기</Link>
          </>
        )}
        {state === 'making' && <StateMark shape="pie">{parcel.words}</StateMark>}
        {state === 'sent' &&
          parcel.waybills.map(({ shipmentId, number, at, corrected }) => (
            <p key={shipmentId}>
              <b>{number === null ? courier.name : groupDigits(number)}</b>
              <span>
                {seoulTime(new Date(at))} 출고{corrected && ', 바로잡음'}
              </span>
            </p>
          ))}
      </td>
    </tr>
  )
}

/** What the customer wrote stands in the row; the parcel waits until somebody has read it. */
function ReadWords({ parcel, acts }: Pick<DeskRowProps, 'parcel' | 'acts'>) {
  const { orderNumber } = parcel
  const busy = acts.read.isPending && acts.read.variables.includes(orderNumber)
  return (
    <Toolbar gap={1}>
      <StateMark shape="diamond">안 읽은 말</StateMark>
      <Button
        size="sm"
        aria-label={`${orderNumber.slice(9)} ${parcel.name} 남긴 말 읽었습니다`}
        busy={busy}
        onClick={() => acts.read.mutate([orderNumber])}
      >
        읽었습니다
      </Button>
    </Toolbar>
  )
}

/** The first thing with its share of the run; the others as a count. */
function Contents({ items }: Pick<DeskParcel, 'items'>) {
  const [first, ...others] = items
  if (!first) return null
  const { title, unit, copies, of, before } = first
  return (
    <div className={styles.job}>
      <JobPicture line={first} size={34} />
      <div>
        <b>{title}</b>
        <span>
          {formatCount(copies)}
          {unit}
          {copies < of && <Share copies={copies} of={of} before={before} unit={unit} />}
          {others.length > 0 && ` 외 ${others.length}건`}
        </span>
      </div>
    </div>
  )
}

function Share({ copies, of, before, unit }: Pick<DeskParcel['items'][number], 'copies' | 'of' | 'before' | 'unit'>) {
  const part = (count: number) => (count / of) * 64
  return (
    <svg className={styles.share} viewBox="0 0 64 5" role="img" aria-label={`전체 ${formatCount(of)}${unit} 가운데`}>
      <rect width="64" height="5" />
      <rect x={part(before)} width={part(copies)} height="5" />
    </svg>
  )
}
