import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type OrderDetail, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DepositView } from './deposit-view.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { LineView } from './line-view.tsx'
import { OrderActs } from './order-acts.tsx'
import { orderDay, orderMoment } from './order-dates.ts'
import { OwedView } from './owed-view.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTrack } from './order-track.tsx'
import { TakenBackView } from './taken-back-view.tsx'
import styles from './orders.module.css'
import owned from './owed-view.module.css'
import { Card } from '#/web/ui/card.tsx'
import { ReviewEntry } from '#/web/blocks/review/review-entry.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

export const orderKey = (orderNumber: string) => ['order', orderNumber] as const

export function Component() {
  const { orderNumber = '' } = useParams()
  const client = useQueryClient()
  const order = useQuery({
    queryKey: orderKey(orderNumber),
    queryFn: ({ signal }) => call(readOrder, { params: { orderNumber }, signal, errors: 'throw' }),
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
  const { amounts, orderNumber } = order
  return (
    <>
      <PageHeading title={order.label.text} lead={`${orderDay(order.placedAt)} 주문 · ${orderNumber}`} />
      {order.moneyTaken && <TakenBackView order={order} />}
      {order.payment === 'waiting-deposit' && !order.moneyTaken && (
        <Card title="입금하실 계좌" className={owned.owed} aria-label="입금하실 계좌">
          <DepositView orderNumber={orderNumber} otherWay />
        </Card>
      )}
      <OrderTrack step={order.label.step} />
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
      <Columns side={320}>
        <div>
          {order.lines.map((line, index) => (
            <LineView key={line.id} line={line} position={index + 1} orderNumber={orderNumber} />
          ))}
          <ReviewEntry orderNumber={orderNumber} />
          {order.deliveries.map((delivery, index) => (
            <DeliveryView
              key={delivery.id}
              delivery={delivery}
              position={index + 1}
              orderNumber={orderNumber}
              lines={order.lines}
            />
          ))}
          {order.memo && (
            <Section title="제작 요청사항">
              <p className={styles.pre}>{order.memo}</p>
            </Section>
          )}
        </div>
        <aside className={styles.side} aria-label="결제와 진행">
          <Card title="결제">
            <FactList
              layout="sums"
              facts={[
                ['공급가', formatWon(amounts.goodsSupply)],
                ['부가세', formatWon(amounts.goodsVat)],
                amounts.discountTotal > 0 && ['할인', formatWon(-amounts.discountTotal)],
                ['배송비', amounts.deliveryTotal === 0 ? '무료' : formatWon(amounts.deliveryTotal)],
                ['결제금액', formatWon(amounts.total), 'strong'],
                // Of what was paid: together it is the line above.
                order.keptTotal > 0 && ['그 가운데 들어간 비용', formatWon(order.keptTotal)],
                order.refundedTotal > 0 && ['그 가운데 환불', formatWon(order.refundedTotal)],
                order.refundingTotal > 0 && ['그 가운데 환불 처리 중', formatWon(order.refundingTotal)],
                order.paymentMethod ? ['결제수단', order.paymentMethod] : null,
              ]}
            />
            <OrderActs order={order} />
          </Card>
          <Card title="서류">
            <Toolbar>
              <LinkButton size="sm" to={to('/document/order-details/{orderNumber}', { orderNumber })}>
                주문내역서
              </LinkButton>
              {order.paidAt && (
                <LinkButton size="sm" to={to('/document/statement/transaction/{orderNumber}', { orderNumber })}>
                  거래명세서
                </LinkButton>
              )}
            </Toolbar>
          </Card>
          <Card title="진행 내역">
            <OrderTimeline entries={order.timeline} />
          </Card>
        </aside>
      </Columns>
    </>
  )
}
