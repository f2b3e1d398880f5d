import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type OrderDetail, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readShipments } from '#/contract/production/tracking.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { whilePicturesCome } from '#/web/blocks/job-drawing/use-own-pages.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DepositView } from './deposit-view.tsx'
import { AfterArrival } from './after-arrival.tsx'
import { LineView } from './line-view.tsx'
import { orderMoment } from './order-dates.ts'
import { OrderBar } from './order-bar.tsx'
import { PastChanges, WaitingChangeView } from './order-changes-view.tsx'
import { OrderHero } from './order-hero.tsx'
import { OwedView } from './owed-view.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PapersSection } from './papers-section.tsx'
import { PartPaymentView } from './part-payment-view.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { SixSteps } from './six-steps.tsx'
import { TakenBackView } from './taken-back-view.tsx'
import styles from './orders.module.css'
import owned from './owed-view.module.css'
import { Card } from '#/web/ui/card.tsx'
import { ReviewEntry } from '#/web/blocks/review/review-entry.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'

export const orderKey = (orderNumber: string) => ['order', orderNumber] as const

export function Component() {
  const { orderNumber = '' } = useParams()
  const client = useQueryClient()
  const order = useQuery({
    queryKey: orderKey(orderNumber),
    queryFn: ({ signal }) => call(readOrder, { params: { orderNumber }, signal, errors: 'throw' }),
    refetchInterval: ({ state }) =>
      whilePicturesCome(
        state.data?.lines.map(({ picture }) => picture),
        state.dataUpdateCount,
      ),
  })
  useLive(orderNumber ? [`order:${orderNumber}`] : [], () => askAgain(client, orderKey(orderNumber)))
  if (order.isPending) return <LoadingState />
  if (order.isError)
    return (
      <ErrorState
        whole
        title="주문을 찾을 수 없습니다"
        text={order.error.message}
        onRetry={() => void order.refetch()}
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  return <Order order={order.data} />
}

function Order({ order }: { readonly order: OrderDetail }) {
  const { orderNumber, lines } = order
  const shipments = useQuery({
    queryKey: [...orderKey(orderNumber), 'shipments'],
    queryFn: ({ signal }) => call(readShipments, { params: { orderNumber }, signal, errors: 'throw' }),
    enabled: order.milestones.shipped !== null,
  })
  const parcels = shipments.data?.items ?? []
  return (
    <>
      <OrderBar order={order} />
      <OrderNotices order={order} />
      <OrderHero order={order} parcels={parcels} />
      <SixSteps order={order} parcels={parcels} />
      <PlacesSection order={order} parcels={parcels} />
      <div className={styles.parts}>
        <Columns side={440}>
          <div>
            {lines.map((line, index) => (
              <LineView
                key={line.id}
                line={line}
                position={index + 1}
                orderNumber={orderNumber}
                brand={order.brand?.id ?? null}
                pictured={lines.length > 1}
              />
            ))}
            {order.memo && (
              <Section title="제작 요청사항">
                <p className={styles.pre}>{order.memo}</p>
              </Section>
            )}
            {order.changes.some(({ state }) => state !== 'waiting') && (
              <Section title="주문 변경" className={styles.part}>
                <PastChanges order={order} />
              </Section>
            )}
            <Section title="진행 내역" className={styles.part}>
              <OrderTimeline entries={order.timeline} />
            </Section>
          </div>
          <aside aria-label="결제와 받은 뒤">
            <PaymentSection order={order} />
            <AfterArrival order={order} />
            <ReviewEntry orderNumber={order.orderNumber} />
          </aside>
        </Columns>
      </div>
      <PapersSection order={order} />
    </>
  )
}

/** What has to be known before anything else on the page. */
function OrderNotices({ order }: { readonly order: OrderDetail }) {
  return (
    <>
      {order.moneyTaken && <TakenBackView order={order} />}
      <WaitingChangeView order={order} />
      {!order.moneyTaken && <PartPaymentView order={order} />}
      {order.payment === 'waiting-deposit' && !order.moneyTaken && (
        <Card title="입금하실 계좌" className={owned.owed} aria-label="입금하실 계좌">
          <DepositView orderNumber={order.orderNumber} otherWay />
        </Card>
      )}
      {order.payment === 'confirming' && (
        <Note role="status">
          결제 결과를 확인하고 있습니다. 다시 결제하거나 다시 주문하지 마세요. 확인되면 이 화면이 바뀝니다.
        </Note>
      )}
      {order.cancelRequestedAt && order.cancel !== 'done' && (
        <Note role="status">
          {orderMoment(order.cancelRequestedAt)}에 취소를 요청했습니다. 담당자가 들어간 비용을 확인해 연락드립니다.
        </Note>
      )}
      <OwedView order={order} />
    </>
  )
}
