import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listOrders, type OrderSummary } from '#/contract/orders/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { isStillToGo, ORDER_STEP_NAMES, ORDER_STEPS, type OrderStep } from '#/domain/orders/merged-label.ts'
import { call } from '#/web/api/call.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Price } from '#/web/ui/price.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { dispatchText, orderDay } from './order-dates.ts'
import styles from './orders.module.css'
import { OrderMark } from './state-mark.tsx'

const isStep = (value: string | null): value is OrderStep => ORDER_STEPS.some((step) => step === value)

export function Component() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('step')
  const step = isStep(wanted) ? wanted : undefined
  const orders = useInfiniteQuery({
    queryKey: ['orders', step ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, {
        query: { ...(step ? { step } : {}), ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const counts = orders.data?.pages[0]?.counts
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <>
      <PageHeading title="주문내역" lead="최근 세 달 주문이 어느 단계에 있는지 봅니다." />
      <nav className={styles.strip} aria-label="단계별 주문">
        {ORDER_STEPS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={step === name}
            onClick={() => setSearch(step === name ? {} : { step: name })}
          >
            <b>{counts?.[name] ?? 0}</b>
            {ORDER_STEP_NAMES[name]}
          </button>
        ))}
      </nav>
      {orders.isPending && <LoadingState />}
      {orders.isError && (
        <ErrorState
          title="주문내역을 불러오지 못했습니다"
          text={orders.error.message}
          onRetry={() => void orders.refetch()}
        />
      )}
      {orders.data && rows.length === 0 && (
        <EmptyState
          title={step ? `${ORDER_STEP_NAMES[step]} 단계의 주문이 없습니다` : '내역이 없습니다.'}
          action={<LinkButton to={to('/product/book/option')}>책 만들기</LinkButton>}
        />
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((order) => (
            <Row key={order.orderNumber} order={order} />
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <Button block busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </>
  )
}

function Row({ order }: { readonly order: OrderSummary }) {
  const { orderNumber } = order
  return (
    <li className={styles.row}>
      <JobIcon spec={order.firstSpec} size={56} />
      <div>
        <p className={styles.small}>
          {orderDay(order.placedAt)} · {orderNumber}
        </p>
        <h2 className={styles.name}>
          <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{order.title}</Link>
        </h2>
        <p>
          <OrderMark label={order.label} />
          {order.dueDay && isStillToGo(order.label) && (
            <span className={styles.small}> · 출고예정 {dispatchText(order.dueDay)}</span>
          )}
        </p>
      </div>
      <div className={styles.end}>
        <Price amount={order.total} size="sm" />
        {order.payment === 'unpaid' && (
          <LinkButton size="sm" variant="primary" to={to('/order/{orderNumber}/payment', { orderNumber })}>
            결제하기
          </LinkButton>
        )}
      </div>
    </li>
  )
}
