import { Link, useSearchParams } from 'react-router'
import type { ListedRepayment } from '#/contract/payments/staff-repayments.contract.ts'
import { kstDateTimeText } from '#/lib/kst-text.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { RepaymentActs } from './repayment-acts.tsx'
import { CAUSES, STATES } from './repayment-words.data.ts'
import styles from './repayments.module.css'
import { type Shown, useRepayments } from './use-repayments.ts'

const COLUMNS: readonly Column<ListedRepayment>[] = [
  { key: 'since', head: '접수 시각', cell: ({ since }) => kstDateTimeText(new Date(since)) },
  {
    key: 'order',
    head: '주문',
    rowHead: true,
    cell: ({ orderNumbers, maskedCustomer }) => (
      <>
        {orderNumbers.map((number) => (
          <Link key={number} className={styles.order} to={`/admin/orders?q=${number}`}>
            {number}
          </Link>
        ))}
        <span className={styles.why}>{maskedCustomer}</span>
      </>
    ),
  },
  { key: 'amount', head: '금액', right: true, cell: ({ amount }) => formatWon(amount) },
  { key: 'cause', head: '사유', cell: ({ cause }) => CAUSES[cause] },
  { key: 'state', head: '상태', cell: (row) => <State row={row} /> },
  { key: 'acts', head: '할 일', right: true, cell: (row) => <RepaymentActs row={row} /> },
]

/** 돌려 드릴 돈: money of customers that did not go back by itself, and what became of it. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const show: Shown = search.get('show') === 'all' ? 'all' : 'owed'
  const repayments = useRepayments(show)
  const rows = repayments.data?.pages.flatMap((page) => page.repayments) ?? []
  return (
    <div className={styles.page}>
      <h1>돌려 드릴 돈</h1>
      <p className={styles.lead}>
        주문에 쓰이지 않은 입금과 결제사가 거절한 환불입니다. 계좌를 받아 다시 보내거나, 은행에서 직접 보내고 적습니다.
      </p>
      <Tabs<Shown>
        label="보기"
        value={show}
        onChange={(next) => setSearch(next === 'all' ? { show: 'all' } : {})}
        tabs={[
          { value: 'owed', label: '아직 돌려 드리지 못한 것' },
          { value: 'all', label: '끝난 것까지 모두' },
        ]}
      >
        {repayments.isPending && <LoadingState />}
        {repayments.isError && (
          <ErrorState
            title="목록을 불러오지 못했습니다"
            text={repayments.error.message}
            onRetry={() => void repayments.refetch()}
          />
        )}
        {repayments.data && rows.length === 0 && (
          <EmptyState
            title={show === 'owed' ? '돌려 드릴 돈이 없습니다' : '아직 없습니다'}
            text={show === 'owed' ? '갈 곳을 찾지 못한 돈이 생기면 여기에 모입니다.' : undefined}
          />
        )}
        {rows.length > 0 && (
          <Table dense caption="돌려 드릴 돈" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        )}
        <MoreRows
          noun="기록"
          hasMore={repayments.hasNextPage}
          busy={repayments.isFetchingNextPage}
          onMore={() => void repayments.fetchNextPage()}
        />
      </Tabs>
    </div>
  )
}

function State({ row }: { readonly row: ListedRepayment }) {
  const [word, tone] = STATES[row.state]
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {row.failure && <span className={styles.why}>{row.failure}</span>}
      {row.linkUntil && row.state !== 'returning' && (
        <span className={styles.why}>링크 {kstDateTimeText(new Date(row.linkUntil))}까지</span>
      )}
      {row.note && <span className={styles.why}>{row.note}</span>}
    </>
  )
}
