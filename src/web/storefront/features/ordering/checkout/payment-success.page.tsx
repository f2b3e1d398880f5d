import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { confirmPayment, type PaymentStatus, readPayment } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { trackOrders } from '#/web/blocks/counting/track-orders.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AfterRefusal, useUnpaid } from './after-refusal.tsx'
import styles from './checkout.module.css'
import { usePaidOrders } from './payment-pages.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

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
  return <Outcome status={status.data} orderNumbers={orderNumbers} />
}

const TITLES: Readonly<Record<PaymentStatus['state'], string>> = {
  paid: '결제가 완료되었습니다',
  'waiting-deposit': '입금할 계좌를 발급했습니다',
  confirming: '결제를 확인하고 있습니다',
  refused: '결제되지 않았습니다',
  open: '아직 결제하지 않았습니다',
  returned: '이번 결제는 취소하고 있습니다',
}

function Outcome({
  status,
  orderNumbers,
}: {
  readonly status: PaymentStatus
  readonly orderNumbers: readonly string[]
}) {
  const [only] = status.orderNumbers
  const done = status.state === 'paid'
  useEffect(() => {
    const { gatewayOrderId: id, amount: value } = status
    if (done) void trackOrders('purchase', { id, value, orderNumbers: status.orderNumbers })
  }, [done, status])
  const again = status.state === 'refused' || status.state === 'open'
  const asked = orderNumbers.length > 0 ? orderNumbers : status.orderNumbers
  const unpaid = useUnpaid(again ? asked : [])
  return (
    <section className={styles.outcome} aria-live="polite">
      <p className={styles.stamp} data-state={status.state} aria-hidden="true" />
      <h1>{again && unpaid?.length === 0 ? '이번 결제는 하지 않았습니다' : TITLES[status.state]}</h1>
      <p className={styles.message}>{status.message}</p>
      <FactList
        terms={96}
        facts={[
          ['주문번호', status.orderNumbers.join(', ')],
          ['금액', formatWon(status.amount)],
          status.method ? ['결제수단', status.method] : null,
          status.account && [
            '입금 계좌',
            <>
              {status.account.bank} <b>{status.account.number}</b>
            </>,
          ],
          status.account && ['입금 기한', dueText(status.account.dueAt)],
        ]}
      />
      {again ? (
        <AfterRefusal orderNumbers={asked} unpaid={unpaid} />
      ) : (
        <Toolbar>
          <LinkButton
            variant="ink"
            to={
              status.orderNumbers.length === 1 && only
                ? to('/mypage/order/{orderNumber}', { orderNumber: only })
                : to('/mypage/order')
            }
          >
            주문 보기
          </LinkButton>
        </Toolbar>
      )}
    </section>
  )
}

const dueText = (at: string): string =>
  new Date(at).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' })
