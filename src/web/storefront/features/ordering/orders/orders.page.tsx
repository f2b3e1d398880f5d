import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { ORDER_STEP_NAMES, ORDER_STEPS, type OrderStep } from '#/domain/orders/merged-label.ts'
import { call } from '#/web/api/call.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './orders.module.css'
import { MOST_TOGETHER, PayTogether } from './pay-together.tsx'
import { RowList } from '#/web/ui/row-list.tsx'

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
  const unpaid = rows.filter((order) => order.payment === 'unpaid')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // An order that was paid or cancelled meanwhile is not chosen any more.
  const together = unpaid.filter(({ orderNumber }) => chosen.has(orderNumber))
  const choose = (orderNumber: string, on: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      if (on) after.add(orderNumber)
      else after.delete(orderNumber)
      return after
    })
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
        <RowList>
          {rows.map((order) => {
            const on = chosen.has(order.orderNumber)
            const choice =
              unpaid.length > 1 && order.payment === 'unpaid'
                ? { on, full: !on && together.length >= MOST_TOGETHER, onChange: choose }
                : null
            return <OrderRow key={order.orderNumber} order={order} choice={choice} />
          })}
        </RowList>
      )}
      {orders.hasNextPage && (
        <Button block busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          더 보기
        </Button>
      )}
      {unpaid.length > 1 && (
        <PayTogether
          unpaid={unpaid}
          chosen={together}
          onAll={(on) =>
            setChosen(new Set(on ? unpaid.slice(0, MOST_TOGETHER).map(({ orderNumber }) => orderNumber) : []))
          }
        />
      )}
    </>
  )
}
