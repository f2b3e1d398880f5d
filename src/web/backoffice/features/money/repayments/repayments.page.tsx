import { Link, useSearchParams } from 'react-router'
import type { ListedRepayment } from '#/contract/money/staff-repayments.contract.ts'
import { OWED_STATES, SENT_BY_HAND } from '#/domain/orders/repayment-machine.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { AskedGiveBacks } from './asked-give-backs.tsx'
import { RepaymentActs } from './repayment-acts.tsx'
import { CAUSES, STATES, TO_SEND } from './repayment-labels.data.ts'
import styles from './repayments.module.css'
import { type Shown, useRepayments } from './use-repayments.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { Small } from '#/web/ui/note.tsx'

const COLUMNS: readonly Column<ListedRepayment>[] = [
  { key: 'since', head: '접수 시각', cell: ({ since }) => seoulMinute(since) },
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
        <Small tone="plain">{maskedCustomer}</Small>
      </>
    ),
  },
  { key: 'amount', head: '금액', right: true, cell: ({ amount }) => formatWon(amount) },
  { key: 'cause', head: '사유', cell: ({ cause }) => CAUSES[cause] },
  { key: 'state', head: '상태', cell: (row) => <State row={row} /> },
  { key: 'due', head: '기한', cell: (row) => <Due row={row} /> },
  { key: 'acts', head: '할 일', right: true, cell: (row) => <RepaymentActs row={row} /> },
]

/** 돌려 드릴 돈: money of customers that did not go back by itself, and what became of it. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const show: Shown = search.get('show') === 'all' ? 'all' : 'owed'
  const repayments = useRepayments(show)
  const rows = repayments.data?.pages.flatMap((page) => page.repayments) ?? []
  return (
    <AdminPage
      title="돌려 드릴 돈"
      lead="아직 고객에게 가지 않은 환불과 주문에 쓰이지 않은 입금입니다. 계좌를 받아 다시 보내거나, 은행에서 직접 보내고 적습니다. 3영업일 안에 돌려드려야 합니다."
    >
      <AskedGiveBacks />
      <Tabs<Shown>
        label="보기"
        value={show}
        onChange={(next) => setSearch(next === 'all' ? { show: 'all' } : {})}
        tabs={[
          { value: 'owed', label: '아직 돌려 드리지 못한 것' },
          { value: 'all', label: '끝난 것까지 모두' },
        ]}
      >
        <PagedList
          list={repayments}
          count={rows.length}
          noun="기록"
          failed="목록을 불러오지 못했습니다"
          empty={
            <EmptyState
              title={show === 'owed' ? '돌려 드릴 돈이 없습니다' : '아직 없습니다'}
              text={show === 'owed' ? '갈 곳을 찾지 못한 돈이 생기면 여기에 모입니다.' : undefined}
            />
          }
        >
          <Table dense caption="돌려 드릴 돈" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </PagedList>
      </Tabs>
    </AdminPage>
  )
}

/** Three working days by law; what is late is loud. */
function Due({ row: { dueDay, late, state } }: { readonly row: ListedRepayment }) {
  if (!OWED_STATES.includes(state)) return '–'
  const day = `${Number(dueDay.slice(5, 7))}월 ${Number(dueDay.slice(8))}일까지`
  return late ? <Badge tone="bad">기한 지남, {day}</Badge> : day
}

function State({ row }: { readonly row: ListedRepayment }) {
  // Not refused by anybody: it waits for somebody at the bank.
  const byHand = row.state === 'refused' && row.failureCode === SENT_BY_HAND
  const [word, tone] = byHand ? TO_SEND : STATES[row.state]
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {row.failure && !byHand && <Small tone="plain">{row.failure}</Small>}
      {row.linkUntil && row.state !== 'returning' && <Small tone="plain">링크 {seoulMinute(row.linkUntil)}까지</Small>}
      {row.note && <Small tone="plain">{row.note}</Small>}
    </>
  )
}
