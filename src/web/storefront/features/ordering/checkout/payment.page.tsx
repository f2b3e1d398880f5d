import type { ResultOf } from '#/contract/endpoint.ts'
import type { readPayable } from '#/contract/money/payments.contract.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { PAYMENT_MEANS } from '#/domain/orders/payment-means.ts'
import type { PaidPart } from '#/domain/orders/part-payment.ts'
import { to } from '#/contract/web-paths.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './checkout.module.css'
import { PaymentForm } from './payment-form.tsx'
import { usePaidOrders, usePayable } from './payment-pages.ts'
import { useSheetStart } from './use-sheet-start.ts'
import { PaymentSettled } from './payment-settled.tsx'

const PAID_ALREADY: Readonly<Record<string, string>> = {
  confirming: '결제 확인 중',
  'waiting-deposit': '입금 대기',
  deferred: '나중에 결제',
  cancelled: '취소한 주문',
}

const PART_TITLES: Readonly<Record<PaidPart, string>> = { whole: '결제', advance: '선금 결제', rest: '잔금 결제' }

const PART_LEADS: Readonly<Partial<Record<PaidPart, string>>> = {
  advance: '두 번에 나누어 내시는 주문입니다. 선금을 내시면 준비를 시작하고, 잔금을 받아야 보내 드립니다.',
  rest: '선금을 받은 주문의 나머지 금액입니다. 내시면 만드는 대로 보내 드립니다.',
}

/** The last page of the shop before the payment window: what is paid, how, how much. */
export function Component() {
  const orderNumbers = usePaidOrders()
  const payable = usePayable(orderNumbers)
  const start = useSheetStart()
  if (orderNumbers.length === 0)
    return (
      <EmptyState
        whole
        title="결제할 주문이 없습니다"
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  if (payable.isPending || start.isPending) return <LoadingState />
  if (payable.isError)
    return (
      <ErrorState
        whole
        title="주문을 불러오지 못했습니다"
        text={payable.error.message}
        onRetry={() => void payable.refetch()}
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  const { orders, total } = payable.data
  const several = orders.length > 1
  const open = orders.every((order) => order.payable)
  const difference = orders.some((order) => order.difference)
  const part = orders[0]?.part ?? 'whole'
  const lead =
    PART_LEADS[part] ??
    (difference
      ? '주문을 바꾸어 더 내실 금액입니다. 결제를 마치면 바뀐 사양으로 진행합니다.'
      : several
        ? '한 번에 결제하고, 취소와 환불은 주문마다 따로 하실 수 있습니다.'
        : // Not every means opens a window, and each says what happens.
          '결제수단을 골라 주세요.')
  return (
    <>
      <PageHeading
        title={several ? `주문 ${orders.length}건 함께 결제` : difference ? '주문 변경 차액 결제' : PART_TITLES[part]}
        {...(open ? { lead } : {})}
      />
      {open ? (
        <PaymentForm
          orderNumbers={orderNumbers}
          total={total}
          mayDefer={orders.every(({ payment, part: asked }) => payment === 'unpaid' && asked === 'whole')}
          allowed={PAYMENT_MEANS.filter((each) => orders.every(({ means }) => means.includes(each)))}
          last={start.data?.last ?? null}
        >
          <PayableOrders orders={orders} />
        </PaymentForm>
      ) : (
        <>
          <PayableOrders orders={orders} />
          <PaymentSettled orders={orders} />
        </>
      )}
    </>
  )
}

function PayableOrders({ orders }: Pick<ResultOf<typeof readPayable>, 'orders'>) {
  return (
    <section className={styles.section}>
      <h2>{orders.length > 1 ? `주문 ${orders.length}건` : '주문'}</h2>
      <RowList dense>
        {orders.map((order) => (
          <Row
            key={order.orderNumber}
            picture={<JobPicture line={order} size={48} />}
            end={<b>{formatWon(order.total)}</b>}
          >
            {order.title}
            <Small>
              {order.orderNumber}
              {order.later > 0 &&
                ` · 잔금 ${formatWon(order.later)}은 ${order.restDay ? `${shortDay(order.restDay)}까지` : '나중에'}`}
              {order.part === 'rest' && order.restDay && ` · ${shortDay(order.restDay)}까지`}
              {!order.payable && ` · ${PAID_ALREADY[order.payment] ?? '결제함'}`}
            </Small>
          </Row>
        ))}
      </RowList>
    </section>
  )
}
