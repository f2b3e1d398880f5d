import { useState } from 'react'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { boxesOf, type CourierGroup } from './desk-groups.ts'
import { DeskRow } from './desk-row.tsx'
import styles from './desk-table.module.css'
import { PickBox } from './pick-box.tsx'
import type { DeskActs, Receivers } from './use-desk.ts'
import type { ParcelSelection } from './use-parcel-selection.ts'

export interface DeskTableProps {
  readonly groups: readonly CourierGroup[]
  readonly receivers: Receivers
  readonly acts: DeskActs
  readonly selection: ParcelSelection
  readonly opened: string | null
  readonly onOpen: (deliveryId: string) => void
}

const HEADS = ['주문', '받는 분', '주소와 배송 요청', '상자에 든 것', '상자', '송장'] as const

/** One row for each address, under its courier. What has left folds away with a count. */
export function DeskTable({ groups, ...rest }: DeskTableProps) {
  const all = groups.flatMap(({ parcels }) => parcels.map(({ deliveryId }) => deliveryId))
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>오늘 나갈 곳</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td>
            <PickBox
              label="이 화면에 보이는 것 모두"
              choice={rest.selection.stateOf(all)}
              onPick={() => rest.selection.toggle(all)}
            />
          </td>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group.courier.code} group={group} {...rest} />
      ))}
    </table>
  )
}

function GroupRows({ group, selection, ...rest }: Omit<DeskTableProps, 'groups'> & { readonly group: CourierGroup }) {
  const { courier, parcels, here, sent } = group
  const [unfolded, setUnfolded] = useState(false)
  const ids = parcels.map(({ deliveryId }) => deliveryId)
  const ready = here.filter(({ state }) => state === 'packed')
  const rows =
    unfolded || here.length === 0
      ? [...here, ...sent]
      : [...here, ...sent.filter((each) => each.deliveryId === rest.opened)]
  return (
    <tbody>
      <tr className={styles.group}>
        <td>
          <PickBox
            label={`${courier.name} 모두`}
            choice={selection.stateOf(ids)}
            onPick={() => selection.toggle(ids)}
          />
        </td>
        <th scope="rowgroup" colSpan={6}>
          {courier.name}{' '}
          <span>
            {parcels.length}곳 {boxesOf(parcels)}상자
          </span>
          {ready.length > 0 && (
            <button
              type="button"
              onClick={() => {
                const free = ready.map(({ deliveryId }) => deliveryId)
                if (selection.stateOf(free) !== 'all') selection.toggle(free)
              }}
            >
              준비된 {ready.length}곳 고르기
            </button>
          )}
        </th>
      </tr>
      {rows.map((parcel) => (
        <DeskRow
          key={parcel.deliveryId}
          parcel={parcel}
          courier={courier}
          picked={selection.picked.has(parcel.deliveryId)}
          onPick={() => selection.toggle([parcel.deliveryId])}
          {...rest}
        />
      ))}
      {sent.length > 0 && here.length > 0 && (
        <tr className={styles.fold}>
          <td colSpan={7}>
            <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              송장 넣은 {sent.length}곳 {unfolded ? '접기' : '더 보기'}
            </button>{' '}
            {boxesOf(sent)}상자
          </td>
        </tr>
      )}
    </tbody>
  )
}
