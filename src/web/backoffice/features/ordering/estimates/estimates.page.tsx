import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listStaffEstimates } from '#/contract/ordering/staff-estimates.contract.ts'
import { ESTIMATE_STATE_NAMES } from '#/domain/estimates/estimate-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import styles from './estimate.module.css'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'

/** 견적: every estimate, the newest first. */
export function Component() {
  const [search] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const mayMake = usePermission('estimates')
  const q = useDeferredValue(typed.trim())
  const list = useInfiniteQuery({
    queryKey: [...ESTIMATES_KEY, 'staff-list', q],
    queryFn: ({ pageParam, signal }) =>
      call(listStaffEstimates, { query: { q, ...(pageParam ? { after: pageParam } : {}) }, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const rows = list.data?.pages.flatMap((page) => page.estimates) ?? []
  return (
    <AdminPage
      title="견적"
      className={styles.page}
      actions={
        <Toolbar>
          <Input
            type="search"
            className={styles.find}
            aria-label="견적 찾기"
            placeholder="견적번호, 고객, 회사"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {mayMake && (
            <LinkButton size="sm" variant="ink" to="/admin/estimates/new">
              고객에게 견적 내기
            </LinkButton>
          )}
        </Toolbar>
      }
    >
      <PagedList
        list={list}
        count={rows.length}
        noun="견적"
        failed="견적을 불러오지 못했습니다"
        empty={
          q ? (
            <EmptyState title="찾으시는 견적이 없습니다" text="견적번호 끝자리나 고객, 회사 이름 일부로 찾아 보세요." />
          ) : (
            <EmptyState title="아직 견적이 없습니다" text="고객이 받은 견적과 여기서 낸 견적이 모두 모입니다." />
          )
        }
      >
        <Table dense caption="견적" columns={COLUMNS} rows={rows} rowKey={(row) => row.number} />
      </PagedList>
    </AdminPage>
  )
}

type Row = ResultOf<typeof listStaffEstimates>['estimates'][number]

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'number',
    head: '견적번호',
    cell: (row) => <Link to={`/admin/estimates/${row.number}`}>{row.number}</Link>,
    rowHead: true,
  },
  { key: 'madeAt', head: '견적일', cell: (row) => seoulDay(new Date(row.madeAt)) },
  { key: 'customer', head: '고객', cell: (row) => row.customer },
  {
    key: 'job',
    head: '품목',
    cell: (row) => (
      <>
        {row.title} <span className={styles.soft}>{row.summary}</span>
      </>
    ),
  },
  { key: 'total', head: '합계', cell: (row) => formatWon(row.total), right: true },
  { key: 'state', head: '상태', cell: (row) => ESTIMATE_STATE_NAMES[row.state] },
  {
    key: 'lastDay',
    head: '기한',
    cell: (row) => (row.state === 'open' ? `${row.lastDay} (${row.daysLeft}일)` : row.lastDay),
  },
  { key: 'madeBy', head: '담당', cell: (row) => row.madeBy ?? '고객' },
]
