import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type CreditFirm, listFirms } from '#/contract/money/credit.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { AgedBar, AgedLegend } from './aged-bar.tsx'
import { FindFirm } from './find-firm.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'

/** All bars on one scale, so that firms are compared by eye. */
const columnsFor = (most: number): readonly Column<CreditFirm>[] => [
  {
    key: 'firm',
    head: '거래처',
    rowHead: true,
    cell: ({ memberId, companyName, maskedName }) => (
      <Link to={`/admin/credit/${memberId}`}>{companyName ?? maskedName}</Link>
    ),
  },
  {
    key: 'bar',
    head: '한도에서 받을 금액',
    cell: ({ aged, owed, limit }) => <AgedBar aged={aged} owed={owed} limit={limit} most={most} />,
  },
  { key: 'limit', head: '한도', right: true, cell: ({ limit }) => (limit === 0 ? '끝남' : formatWon(limit)) },
  { key: 'owed', head: '받을 금액', right: true, cell: ({ owed }) => formatWon(owed) },
  { key: 'billed', head: '청구한 금액', right: true, cell: ({ billed }) => formatWon(billed) },
  {
    key: 'overdue',
    head: '납부일 지남',
    right: true,
    cell: ({ overdue }) => (overdue > 0 ? <Badge tone="bad">{formatWon(overdue)}</Badge> : '없음'),
  },
  { key: 'terms', head: '조건', cell: ({ statementDay, dueDays }) => `매달 ${statementDay}일, ${dueDays}일 안에` },
]

/** 후불 거래처: who may pay later, what is owed and what is late. */
export function Component() {
  const list = useQuery({
    queryKey: ['credit-firms'],
    queryFn: ({ signal }) => call(listFirms, { signal, errors: 'throw' }),
  })
  return (
    <AdminPage title="후불 거래처" lead="납부일이 지난 거래처부터 보입니다. 조건이 없는 회원도 아래에서 찾아 정합니다.">
      <FindFirm />
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ErrorState
          title="거래처를 불러오지 못했습니다"
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.firms.length === 0 && (
        <EmptyState title="후불 거래처가 없습니다" text="위에서 회원을 찾아 한도와 청구일, 납부 기한을 정합니다." />
      )}
      {list.data && list.data.firms.length > 0 && (
        <>
          <AgedLegend />
          <Table
            dense
            caption="후불 거래처"
            columns={columnsFor(Math.max(...list.data.firms.map(({ limit, owed }) => Math.max(limit, owed))))}
            rows={list.data.firms}
            rowKey={({ memberId }) => memberId}
          />
        </>
      )}
    </AdminPage>
  )
}
