import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type OrderDetail, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { setCheckoutDone } from '#/web/blocks/payment/checkout-step.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CompleteTicket } from './complete-ticket.tsx'
import { useDeposit } from '#/web/blocks/payment/use-deposit.ts'

/** The complete page of an order, come to without the gateway's words: opened again from a bookmark or the history. */
export function KnownOrder({ orderNumber }: { readonly orderNumber: string }) {
  const params = { orderNumber }
  const order = useQuery({
    queryKey: ['order', orderNumber],
    queryFn: ({ signal }) => call(readOrder, { params, signal, errors: 'throw' }),
  })
  const waits = order.data?.payment === 'waiting-deposit'
  const deposit = useDeposit(orderNumber, { enabled: waits })
  if (order.isPending || (waits && deposit.isPending)) return <LoadingState />
  if (order.isError)
    return (
      <ErrorState
        whole
        title="주문을 불러오지 못했습니다"
        text={order.error.message}
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  return <Known order={order.data} deposit={deposit.data ?? null} />
}

interface KnownProps {
  readonly order: OrderDetail
  readonly deposit: React.ComponentProps<typeof CompleteTicket>['deposit']
}

function Known({ order, deposit }: KnownProps) {
  const { orderNumber, payment } = order
  const done = order.paidAt !== null || payment === 'waiting-deposit'
  useEffect(() => {
    setCheckoutDone(done)
    return () => setCheckoutDone(false)
  }, [done])
  if (done) return <CompleteTicket orders={[order]} amount={order.amounts.total} deposit={deposit} receiptUrl={null} />
  return (
    <EmptyState
      whole
      title={payment === 'unpaid' ? '아직 결제하지 않은 주문입니다' : '주문에서 결제 상태를 확인해 주세요'}
      text={`주문번호 ${orderNumber}`}
      action={
        <>
          {order.payable && (
            <LinkButton variant="primary" to={to('/order/{orderNumber}/payment', { orderNumber })}>
              결제하기
            </LinkButton>
          )}
          <LinkButton to={to('/mypage/order/{orderNumber}', { orderNumber })}>주문 보기</LinkButton>
        </>
      }
    />
  )
}
