import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { type ParcelPage, readShipment } from '#/contract/production/tracking.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { Boxes } from '#/web/blocks/parcels/boxes.tsx'
import { ParcelEvents } from '#/web/blocks/parcels/parcel-events.tsx'
import { arrivalWords, eventMoment } from '#/web/blocks/parcels/parcel-words.ts'
import { WaybillNumber } from '#/web/blocks/parcels/waybill-number.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ParcelTrack } from './parcel-track.tsx'
import styles from './parcel.module.css'

/** Where one parcel is. The address book lives under the same prefix and has nothing to do with it. */
export function Component() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const parcel = useQuery({
    queryKey: ['shipment', id],
    queryFn: ({ signal }) => call(readShipment, { params: { shipmentId: id }, signal, errors: 'throw' }),
    retry: (count, error) => count < 2 && !(error instanceof ApiError),
  })
  const orderNumber = parcel.data?.orderNumber
  useLive(orderNumber ? [`order:${orderNumber}`] : [], () => askAgain(client, ['shipment', id]))
  if (parcel.isPending) return <LoadingState />
  if (parcel.isError)
    return (
      <ErrorState
        whole
        title="배송을 찾을 수 없습니다"
        text={parcel.error.message}
        onRetry={() => void parcel.refetch()}
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  return <Parcel page={parcel.data} />
}

function Parcel({ page }: { readonly page: ParcelPage }) {
  const { parcel, orderNumber, position } = page
  return (
    <>
      <p className={styles.bar}>
        <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>
          <Icon name="chevron-left" />
          주문 {orderNumber}
        </Link>
      </p>
      <PageHeading
        kicker={position.of > 1 ? `상자 ${position.of}개 가운데 ${position.number}번째` : '배송 조회'}
        title={parcel.stage === 'delivered' ? '배송 완료' : arrivalWords(parcel)}
        lead={parcel.stage === 'delivered' ? arrivalWords(parcel) : parcel.stageLabel}
      />
      {parcel.trouble && <Note tone="orange">{parcel.trouble.text}</Note>}
      <ParcelTrack parcel={parcel} />
      <Columns side={400}>
        <Section title="배송 기록" aside={<LookedAt page={page} />}>
          <ParcelEvents events={parcel.events} />
          {parcel.events.length === 0 && <p>{nothingYet(page)}</p>}
        </Section>
        <aside aria-label="소포">
          <Section title="소포">
            <Facts page={page} />
            <Toolbar apart>
              {parcel.trackingUrl && (
                <a className={styles.courier} href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                  {parcel.courier}에서 보기
                  <Icon name="open-in-new" />
                </a>
              )}
              <LinkButton size="sm" to={to('/mypage/order/{orderNumber}', { orderNumber })}>
                {page.mayConfirm ? '확인하고 구매확정' : '주문 보기'}
              </LinkButton>
            </Toolbar>
            {page.confirmsAt && (
              <Small>따로 하지 않으셔도 {shortDay(seoulDay(new Date(page.confirmsAt)))}에 구매가 확정됩니다.</Small>
            )}
          </Section>
        </aside>
      </Columns>
    </>
  )
}

function Facts({ page: { parcel, carries, receiver, position } }: { readonly page: ParcelPage }) {
  return (
    <>
      <Boxes
        boxes={Array.from(
          { length: position.of },
          (_, at) => at + 1 === position.number && parcel.stage === 'delivered',
        )}
      />
      <FactList
        className={styles.facts}
        terms={84}
        facts={[
          [
            '택배사',
            <span className={styles.number} key="courier">
              {parcel.courier} {parcel.trackingNumber && <WaybillNumber digits={parcel.trackingNumber} />}
              {parcel.trackingNumber && <CopyButton text={parcel.trackingNumber} what="송장번호" />}
            </span>,
          ],
          [
            '담긴 것',
            carries.map(({ lineId, title, copies, unit }) => (
              <p key={lineId}>
                {title} {formatCount(copies)}
                {unit}
              </p>
            )),
          ],
          ['받는 분', `${receiver.name} · ${receiver.phone}`],
          receiver.place ? ['받는 곳', receiver.place] : null,
          ['출고', eventMoment(parcel.dispatchedAt)],
          parcel.expectedDay ? ['도착 예정', shortDay(parcel.expectedDay)] : null,
        ]}
      />
    </>
  )
}

function LookedAt({ page: { parcel } }: { readonly page: ParcelPage }) {
  return parcel.lookedAt ? <Small as="span">{eventMoment(parcel.lookedAt)} 확인</Small> : null
}

function nothingYet({ parcel }: ParcelPage): string {
  if (!parcel.trackingNumber) return '송장번호가 없는 배송입니다. 출고한 뒤 연락드린 대로 받으실 수 있습니다.'
  return parcel.stage === 'delivered'
    ? '배송이 완료되었습니다.'
    : '아직 택배사 기록이 없습니다. 송장번호는 출고하고 몇 시간 뒤부터 조회됩니다.'
}
