import type { DeskParcel, ShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { Link } from 'react-router'
import { Select } from '#/web/ui/input.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { boxesOf, type CourierList, handedOver, listsOf } from './desk-groups.ts'
import styles from './shipping.module.css'
import type { DeskActs } from './use-desk.ts'
import type { Papers } from './use-papers.ts'
import type { ParcelSelection } from './use-parcel-selection.ts'

interface BulkBarProps {
  readonly desk: ShippingDesk
  readonly selection: ParcelSelection
  readonly acts: DeskActs
  readonly papers: Papers
}

/** What can be done with all that is chosen. Each act says what it does not take; the choice stays. */
export function BulkBar({ desk, selection, acts, papers }: BulkBarProps) {
  const chosen = desk.parcels.filter(({ deliveryId }) => selection.picked.has(deliveryId))
  const here = chosen.filter(({ state }) => state !== 'sent')
  const unread = [...new Set(here.filter((parcel) => parcel.unread).map(({ orderNumber }) => orderNumber))]
  const lists = listsOf(chosen, desk.couriers)
  const free = handedOver(chosen, desk.couriers)
  const ids = (parcels: readonly DeskParcel[]) => parcels.map(({ deliveryId }) => deliveryId)
  const take = ({ courier, parcels }: CourierList) =>
    papers.list.mutate({ courier, deliveryIds: ids(parcels), format: 'xlsx' })
  const bundled = chosen.filter(({ items }) => items.some(({ bundles }) => bundles.length > 0))
  const print = (kind: 'labels' | 'slips') =>
    chosen.length > 0 && papers.print.mutate({ kind, deliveryIds: ids(chosen) })
  const tomorrow = () => here.length > 0 && acts.plan.mutate({ deliveryIds: ids(here), tomorrow: true })
  useKey('e', () => lists[0] && take(lists[0]))
  useKey('p', () => print('labels'))
  useKey('s', () => print('slips'))
  useKey('d', tomorrow)
  useKey('Escape', selection.clear)
  if (chosen.length === 0) return null
  return (
    <div className={styles.bulk} role="toolbar" aria-label="고른 곳">
      <b>
        {chosen.length}곳 {boxesOf(chosen)}상자 고름
      </b>
      {unread.length > 0 && (
        <button type="button" disabled={acts.read.isPending} onClick={() => acts.read.mutate(unread)}>
          남긴 말 {unread.length}건 읽었습니다
        </button>
      )}
      {lists.map((list, at) => (
        <button key={list.courier.code} type="button" disabled={papers.list.isPending} onClick={() => take(list)}>
          {list.courier.name} 접수 엑셀 {list.parcels.length}곳{at === 0 && <kbd>E</kbd>}
        </button>
      ))}
      <button type="button" disabled={papers.print.isPending} onClick={() => print('labels')}>
        라벨 {boxesOf(chosen)}장 인쇄<kbd>P</kbd>
      </button>
      <button type="button" disabled={papers.print.isPending} onClick={() => print('slips')}>
        명세 {chosen.length}장<kbd>S</kbd>
      </button>
      {bundled.length > 0 && (
        <button
          type="button"
          disabled={papers.print.isPending}
          onClick={() => papers.print.mutate({ kind: 'classes', deliveryIds: ids(bundled) })}
        >
          반 이름표 {bundled.length}곳
        </button>
      )}
      <Select
        aria-label="택배사 바꾸기"
        value=""
        disabled={here.length === 0 || acts.plan.isPending}
        onChange={(event) => acts.plan.mutate({ deliveryIds: ids(here), courier: event.target.value })}
      >
        <option value="">택배사 바꾸기</option>
        {desk.couriers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {free.length > 0 && (
        <button
          type="button"
          disabled={acts.handOver.isPending}
          onClick={() =>
            acts.handOver.mutate(
              free.map(({ orderNumber, deliveryId, courier }) => ({
                orderNumber,
                deliveryId,
                courier,
                trackingNumber: null,
              })),
            )
          }
        >
          넘김 처리 {free.length}곳
        </button>
      )}
      {lists.map(({ courier, parcels }) => (
        <Link key={courier.code} to={`/admin/shipping/import?courier=${courier.code}`}>
          {courier.name} 송장 넣고 출고 {parcels.length}곳
        </Link>
      ))}
      <button type="button" disabled={here.length === 0 || acts.plan.isPending} onClick={tomorrow}>
        다음 영업일로 {here.length}곳<kbd>D</kbd>
      </button>
      <button type="button" className={styles.clear} onClick={selection.clear}>
        해제<kbd>Esc</kbd>
      </button>
    </div>
  )
}
