import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { confirmPayment, type PaymentStatus, readPayment } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { setCheckoutDone } from '#/web/blocks/payment/checkout-step.ts'
import { trackOrders } from '#/web/blocks/counting/track-orders.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CompleteView } from './complete-view.tsx'
import { KnownOrder } from './known-order.tsx'
import { usePaidOrders } from './payment-pages.ts'
import { RefusedView } from './refused-view.tsx'

const ASK_AGAIN_MS = 3_000

/**
 * Back from the payment window. "Success" means authenticated; the money moves when the server confirms. Reloading asks
 * again for the same payment and can do no harm.
 */
export function Component() {
  const [search] = useSearchParams()
  const orderNumbers = usePaidOrders()
  const [gatewayOrderId, paymentKey, amount] = [
    search.get('orderId') ?? '',
    search.get('paymentKey'),
    search.get('amount'),
  ]
  const status = useQuery({
    queryKey: ['payment', gatewayOrderId],
    queryFn: async ({ signal }) => {
      const known = await call(readPayment, { params: { gatewayOrderId }, signal, errors: 'throw' })
      if (known.state !== 'open' || !paymentKey) return known
      return call(confirmPayment, { body: { gatewayOrderId, paymentKey, amount: Number(amount) }, errors: 'throw' })
    },
    enabled: gatewayOrderId !== '',
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.state === 'confirming' ? ASK_AGAIN_MS : false),
  })
  const [only] = orderNumbers
  if (gatewayOrderId === '' && only && orderNumbers.length === 1) return <KnownOrder orderNumber={only} />
  if (gatewayOrderId === '')
    return (
      <EmptyState
        whole
        title="확인할 결제가 없습니다"
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  if (status.isPending) return <LoadingState label="결제를 확인하고 있습니다. 이 창을 닫지 말아 주세요." />
  if (status.isError)
    return (
      <ErrorState
        whole
        title="결제 결과를 아직 받지 못했습니다"
        text={`${status.error.message}\n다시 결제하지 말고 결과를 먼저 확인해 주세요.`}
        onRetry={() => void status.refetch()}
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  return <Outcome status={status.data} asked={orderNumbers} />
}

function Outcome({ status, asked }: { readonly status: PaymentStatus; readonly asked: readonly string[] }) {
  const paid = status.state === 'paid'
  const done = paid || status.state === 'waiting-deposit'
  useEffect(() => {
    const { gatewayOrderId: id, amount: value, orderNumbers } = status
    if (paid) void trackOrders('purchase', { id, value, orderNumbers })
  }, [paid, status])
  useEffect(() => {
    setCheckoutDone(done)
    return () => setCheckoutDone(false)
  }, [done])
  return done ? <CompleteView status={status} /> : <RefusedView status={status} asked={asked} />
}
