import type { DeskCourier, DeskParcel, Receiver } from '#/contract/production/shipping-desk.contract.ts'
import { groupDigits } from '#/domain/shipping/waybill-number.ts'
import { seoulTime } from '#/lib/seoul-time.ts'
import { Button, IconButton, LinkButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { LabelCard } from './label-card.tsx'
import styles from './parcel-panel.module.css'
import type { Papers } from './use-papers.ts'

interface ParcelPanelProps {
  readonly parcel: DeskParcel
  readonly couriers: readonly DeskCourier[]
  readonly receiver: Receiver | undefined
  readonly papers: Papers
  readonly onDone: () => void
  readonly onClose: () => void
}

/** One address: its label, what can be put right, and what happened to it. */
export function ParcelPanel({ parcel, couriers, receiver, papers, onDone, onClose }: ParcelPanelProps) {
  const { deliveryId, orderNumber, boxes, items, waybills } = parcel
  const bundles = items.flatMap((item) => item.bundles.map((bundle) => ({ ...bundle, item })))
  const print = (kind: 'labels' | 'slips' | 'classes') => papers.print.mutate({ kind, deliveryIds: [deliveryId] })
  return (
    <aside className={styles.panel} aria-label="고른 상자">
      <header>
        <p>
          {orderNumber}, 상자 {boxes}개
        </p>
        <IconButton aria-label="닫기" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        <h2>
          {receiver?.name ?? parcel.name}, {items[0]?.title}
          {items.length > 1 && ` 외 ${items.length - 1}건`}
        </h2>
      </header>
      {(parcel.request !== '' || parcel.memo !== '') && (
        <Note tone="orange" role="note">
          {parcel.request !== '' && <p>배송 요청: {parcel.request}</p>}
          {parcel.memo !== '' && <p>주문 메모: {parcel.memo}</p>}
        </Note>
      )}
      <LabelCard parcel={parcel} couriers={couriers} receiver={receiver} />
      <Toolbar>
        <Button size="sm" busy={papers.print.isPending} onClick={() => print('labels')}>
          라벨 {parcel.labelPrintedAt ? '다시 ' : ''}인쇄
        </Button>
        <Button size="sm" busy={papers.print.isPending} onClick={() => print('slips')}>
          동봉 명세
        </Button>
        {bundles.length > 0 && (
          <Button size="sm" busy={papers.print.isPending} onClick={() => print('classes')}>
            반 이름표 {bundles.length}장
          </Button>
        )}
        <LinkButton size="sm" variant="quiet" to={`/admin/orders?q=${orderNumber}`}>
          주문 열기
        </LinkButton>
      </Toolbar>
      {bundles.length > 0 && (
        <section className={styles.log} aria-label="반별 묶음">
          <h3>반별 묶음</h3>
          <ol>
            {bundles.map(({ name, copies, item }) => (
              <li key={`${item.lineId} ${name}`}>
                <b>
                  {copies}
                  {item.unit}
                </b>
                {name}
              </li>
            ))}
          </ol>
        </section>
      )}
      {waybills.map((waybill) =>
        waybill.number === null ? null : (
          <CorrectionForm
            key={waybill.shipmentId}
            waybill={{ ...waybill, number: waybill.number }}
            couriers={couriers}
            onDone={onDone}
          />
        ),
      )}
      <Log parcel={parcel} />
    </aside>
  )
}

function Log({ parcel: { listedAt, labelPrintedAt, waybills } }: { readonly parcel: DeskParcel }) {
  const entries = [
    ...(listedAt ? [{ at: listedAt, what: '접수 목록에 담음' }] : []),
    ...(labelPrintedAt ? [{ at: labelPrintedAt, what: '라벨 인쇄' }] : []),
    ...waybills.map(({ at, number, corrected }) => ({
      at,
      what: `출고${number === null ? '' : `, 송장번호 ${groupDigits(number)}`}${corrected ? ' (바로잡은 번호)' : ''}`,
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  if (entries.length === 0) return null
  return (
    <section className={styles.log} aria-label="이 상자에 있었던 일">
      <h3>이 상자에 있었던 일</h3>
      <ol>
        {entries.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{seoulTime(new Date(at))}</time>
            {what}
          </li>
        ))}
      </ol>
    </section>
  )
}
