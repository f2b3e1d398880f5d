import { useInfiniteQuery } from '@tanstack/react-query'
import { Stack } from '#/web/ui/stack.tsx'
import { useSearchParams } from 'react-router'
import { type HeadOfficeOrder, listHeadOfficeOrders } from '#/contract/textbooks/head-office.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { HEAD_OFFICE_STATE_NAMES, type HeadOfficeState } from '#/domain/orders/head-office.ts'
import { termWords } from '#/domain/editions/school-term.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { type StateShape, StateMark } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { OfficeExport } from './office-export.tsx'
import { PeriodFields, usePeriod } from './office-period.tsx'
import styles from './partner.module.css'

interface OfficeOrdersProps {
  readonly seesAmounts: boolean
  readonly brand: string
}

/** Orders of the brand alone, of all academies or of one. */
export function OfficeOrders({ seesAmounts, brand }: OfficeOrdersProps) {
  const [query] = useSearchParams()
  const academy = query.get('academy')
  const period = usePeriod()
  const list = useInfiniteQuery({
    queryKey: ['head-office', 'orders', academy, period],
    queryFn: ({ pageParam, signal }) =>
      call(listHeadOfficeOrders, {
        query: { ...period, ...(academy ? { academy } : {}), ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <Toolbar className={styles.tools}>
        <PeriodFields period={period} />
        <Toolbar>
          {academy && (
            <LinkButton size="sm" to={to('/offline-draft', {}, { tab: 'orders' })}>
              모든 학원 보기
            </LinkButton>
          )}
          {rows.length > 0 && <OfficeExport what="orders" name={`${brand}_주문`} period={period} />}
        </Toolbar>
      </Toolbar>
      <PagedList
        list={list}
        count={rows.length}
        noun="주문"
        failed="주문을 불러오지 못했습니다"
        empty={<EmptyState title="이 조건의 주문이 없습니다" text="학원이 주문하면 최근 것부터 여기에 나타납니다." />}
      >
        <Table
          caption="주문"
          columns={seesAmounts ? [...COLUMNS, AMOUNT] : COLUMNS}
          rows={rows}
          rowKey={({ number }) => number}
        />
      </PagedList>
    </>
  )
}

const SHAPES: Readonly<Record<HeadOfficeState, StateShape>> = {
  unpaid: 'dotted',
  preparing: 'ring',
  making: 'pie',
  made: 'pie',
  'on-the-way': 'pie',
  arrived: 'disc',
  cancelled: 'cross',
}

const COLUMNS: readonly Column<HeadOfficeOrder>[] = [
  { key: 'number', head: '주문번호', rowHead: true, cell: ({ number }) => number },
  { key: 'day', head: '주문일', cell: ({ day }) => day },
  { key: 'academy', head: '학원', cell: ({ academy }) => academy || '학원 이름 없음' },
  {
    key: 'lines',
    head: '품목',
    cell: ({ lines }) => (
      <Stack as="ul" gap={1}>
        {lines.map(({ title, term, version, copies, cancelled }, at) => (
          <li key={at}>
            {[title, version && `${version}판`, term && termWords(term)].filter(Boolean).join(' · ')}{' '}
            <b>{formatCount(copies)}부</b>
            {cancelled && ' (취소)'}
          </li>
        ))}
      </Stack>
    ),
  },
  {
    key: 'state',
    head: '상태',
    cell: ({ state, dueDay }) => (
      <span className={styles.state}>
        <StateMark shape={SHAPES[state]}>{HEAD_OFFICE_STATE_NAMES[state]}</StateMark>
        {dueDay && (state === 'preparing' || state === 'making') && <small>{dueDay} 출고 예정</small>}
      </span>
    ),
  },
]

const AMOUNT: Column<HeadOfficeOrder> = {
  key: 'amount',
  head: '상품 금액',
  right: true,
  cell: ({ amount }) => (amount === null ? '–' : formatWon(amount)),
}
