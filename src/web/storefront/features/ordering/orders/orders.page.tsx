import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { filterOf, isNarrowed, type OrderFilter } from './order-filter.ts'
import { OrderRow } from './order-row.tsx'
import { useRowGoals } from './order-rows.ts'
import { OrderTools } from './order-tools.tsx'
import styles from './orders.module.css'
import { OwnShelf } from './own-shelf.tsx'
import { OwnThings } from './own-things.tsx'
import { PayTogether } from './pay-together.tsx'
import { usePayTogether } from './use-pay-together.ts'
import { useWaiting, WaitingSheet } from './waiting-sheet.tsx'

const HOUR_MS = 3_600_000

/** My page begins here: what waits for the customer, then all orders, then the works of the past. */
export function Component() {
  const [search] = useSearchParams()
  const filter = filterOf(search, useNow(HOUR_MS))
  const waiting = useWaiting()
  const guest = useIsGuest()
  const orders = useOrders(filter)
  if (waiting.isPending || (orders.isPending && !orders.data)) return <LoadingState />
  const isNew = !isNarrowed(filter) && orders.data?.pages[0]?.orders.length === 0
  return (
    <>
      {waiting.data ? <WaitingSheet waiting={waiting.data} isNew={isNew} /> : <PageHeading title="주문내역" />}
      <Section title="주문" aria-label="주문내역">
        <OrderTools filter={filter} counted={orders.data?.pages[0]} />
        {orders.isError && (
          <ErrorState
            title="주문내역을 불러오지 못했습니다"
            text={orders.error.message}
            onRetry={() => void orders.refetch()}
          />
        )}
        {orders.data && <Rows orders={orders} filter={filter} />}
      </Section>
      {!isNarrowed(filter) && <OwnShelf />}
      {!isNarrowed(filter) && !guest && <OwnThings hasOrders={(orders.data?.pages[0]?.orders.length ?? 0) > 0} />}
    </>
  )
}

function useOrders({ step, from, to: until, q }: OrderFilter) {
  return useInfiniteQuery({
    queryKey: ['orders', 'list', step ?? '', from ?? '', until ?? '', q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, {
        query: {
          ...(step ? { step } : {}),
          ...(from ? { from } : {}),
          ...(until ? { to: until } : {}),
          ...(q ? { q } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
}

interface RowsProps {
  readonly orders: ReturnType<typeof useOrders>
  readonly filter: OrderFilter
}

function Rows({ orders, filter }: RowsProps) {
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? []
  const goals = useRowGoals(rows)
  const together = usePayTogether(rows)
  if (rows.length === 0)
    return isNarrowed(filter) ? (
      <EmptyState title="내역이 없습니다." action={<LinkButton to={to('/mypage/order')}>조건 지우기</LinkButton>} />
    ) : (
      <EmptyState
        title="아직 주문이 없습니다"
        text="PDF가 있으면 올려 보세요. 읽어서 사양과 가격을 채워 드립니다."
        action={
          <Toolbar>
            <LinkButton variant="primary" to={to('/product/book/file')}>
              PDF 올리기
            </LinkButton>
            <LinkButton to={to('/product/book/option')}>사양부터 고르기</LinkButton>
          </Toolbar>
        }
      />
    )
  return (
    <>
      <ul className={styles.rows} aria-busy={orders.isPlaceholderData}>
        {rows.map((order) => (
          <OrderRow key={order.orderNumber} order={order} goals={goals} choice={together.choiceOf(order)} />
        ))}
      </ul>
      {orders.hasNextPage && (
        <Button block busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          더 보기
        </Button>
      )}
      {together.unpaid.length > 1 && (
        <PayTogether unpaid={together.unpaid} chosen={together.chosen} onAll={together.chooseAll} />
      )}
    </>
  )
}
