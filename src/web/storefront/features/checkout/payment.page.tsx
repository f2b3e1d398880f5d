import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readPayable, startPayment } from '#/contract/payments/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call, newIdempotencyKey } from '#/web/api/call.ts'
import { paymentPathOf } from '#/web/blocks/payment/payment-path.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Radio } from '#/web/ui/checkbox.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './checkout.module.css'
import { openPaymentWindow } from './open-payment-window.ts'
import { pagesAfter, usePaidOrders } from './payment-pages.ts'

const METHODS = [
  { value: 'card', label: '신용·체크카드, 간편결제', note: '바로 결제됩니다.' },
  { value: 'transfer', label: '실시간 계좌이체', note: '바로 결제됩니다.' },
  { value: 'virtual-account', label: '가상계좌 (무통장 입금)', note: '발급한 계좌로 7일 안에 입금하면 접수됩니다.' },
] as const
type Method = (typeof METHODS)[number]['value']

const PAID_ALREADY: Readonly<Record<string, string>> = {
  confirming: '결제 확인 중',
  'waiting-deposit': '입금 대기',
  cancelled: '취소한 주문',
}

/** The last page of the shop before the payment window: what is paid, how, how much. */
export function Component() {
  const orderNumbers = usePaidOrders()
  const payable = useQuery({
    queryKey: ['payable', ...orderNumbers],
    queryFn: ({ signal }) => call(readPayable, { query: { orderNumbers: [...orderNumbers] }, signal, errors: 'throw' }),
    enabled: orderNumbers.length > 0,
  })
  if (orderNumbers.length === 0)
    return (
      <EmptyState
        whole
        title="결제할 주문이 없습니다"
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  if (payable.isPending) return <LoadingState />
  if (payable.isError)
    return (
      <ErrorState
        whole
        title="주문을 불러오지 못했습니다"
        text={payable.error.message}
        onRetry={() => void payable.refetch()}
      />
    )
  const { orders, total } = payable.data
  const open = orders.filter((order) => order.payment === 'unpaid')
  return (
    <>
      <PageHeading
        title={orders.length > 1 ? `주문 ${orders.length}건 함께 결제` : '결제'}
        lead={
          orders.length > 1
            ? '한 번에 결제하고, 취소와 환불은 주문마다 따로 하실 수 있습니다.'
            : '결제창에서 결제를 마치면 파일 확인을 시작합니다.'
        }
      />
      <div className={styles.narrow}>
        <ul className={styles.lines}>
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <span>
                {order.title}
                <small>
                  {order.orderNumber}
                  {order.payment !== 'unpaid' && ` · ${PAID_ALREADY[order.payment] ?? '결제함'}`}
                </small>
              </span>
              <b>{formatWon(order.total)}</b>
            </li>
          ))}
        </ul>
        {open.length === orders.length ? (
          <Pay orderNumbers={orderNumbers} total={total} />
        ) : (
          <Settled
            payment={orders.find((order) => order.payment !== 'unpaid')?.payment ?? 'paid'}
            left={open.map(({ orderNumber }) => orderNumber)}
          />
        )}
      </div>
    </>
  )
}

interface SettledProps {
  readonly payment: string
  /** Of the orders that were to be paid together, those that still can be. */
  readonly left: readonly string[]
}

function Settled({ payment, left }: SettledProps) {
  const text =
    payment === 'confirming'
      ? '결제 결과를 확인하고 있습니다. 다시 결제하거나 다시 주문하지 마세요.'
      : payment === 'waiting-deposit'
        ? '발급한 가상계좌의 입금을 기다리고 있습니다.'
        : '이미 결제했거나 취소한 주문이 들어 있습니다.'
  return (
    <EmptyState
      title={text}
      action={
        <>
          {left.length > 0 && (
            <LinkButton variant="primary" to={paymentPathOf(left)}>
              나머지 {left.length}건만 결제하기
            </LinkButton>
          )}
          <LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>
        </>
      }
    />
  )
}

function Pay({ orderNumbers, total }: { readonly orderNumbers: readonly string[]; readonly total: number }) {
  const navigate = useNavigate()
  const [method, setMethod] = useState<Method>('card')
  const pay = useMutation({
    mutationFn: async () => {
      // Each press that reaches the server is a try of its own at the gateway; the button takes no second press meanwhile.
      const started = await call(startPayment, {
        body: { orderNumbers: [...orderNumbers], method },
        idempotencyKey: newIdempotencyKey(),
      })
      const pages = pagesAfter(orderNumbers)
      if (started.paid) {
        const { pathname, search } = new URL(pages.successUrl)
        await navigate(`${pathname}${search}${search ? '&' : '?'}orderId=${started.gatewayOrderId}`)
        return
      }
      await openPaymentWindow(started, method, pages)
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!pay.isPending) pay.mutate()
      }}
    >
      <fieldset className={styles.section}>
        <legend>결제수단</legend>
        {METHODS.map(({ value, label, note }) => (
          <Radio
            key={value}
            name="method"
            value={value}
            label={label}
            note={note}
            checked={method === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </fieldset>
      {pay.isError && (
        <p className={styles.problem} role="alert">
          {pay.error.message} 아직 결제하지 않았습니다.
        </p>
      )}
      <div className={styles.total}>
        <span>최종 결제금액</span>
        <Price amount={total} size="lg" />
      </div>
      <Button type="submit" variant="primary" block busy={pay.isPending || (pay.isSuccess && !pay.isError)}>
        {formatWon(total)} 결제하기
      </Button>
    </form>
  )
}
