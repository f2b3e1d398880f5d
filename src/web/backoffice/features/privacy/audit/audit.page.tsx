import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { type AuditFilters, exportAudit, listAudit } from '#/contract/production/audit.contract.ts'
import { ACTOR_WORDS } from '#/contract/production/audit-labels.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { AuditFilterForm } from './audit-filters.tsx'
import styles from './audit.module.css'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** 감사 기록: who did or looked at what, newest first. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const filters: AuditFilters = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const download = async (format: 'csv' | 'xlsx') =>
    saveBlob(await callBlob(exportAudit, { query: { ...filters, format } }), `감사 기록.${format}`)
  const log = useInfiniteQuery({
    queryKey: ['staff-audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: pageParam ? { ...filters, cursor: pageParam } : filters, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const wrong = log.error instanceof ApiError ? log.error.fields : {}
  const rows = log.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <AdminPage title="감사 기록" className={styles.page}>
      <AuditFilterForm filters={filters} wrong={wrong} onChange={(next) => setSearch({ ...next })} />
      <Toolbar>
        <Button size="sm" variant="quiet" onClick={() => void download('xlsx')}>
          엑셀로 내려받기
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void download('csv')}>
          CSV로 내려받기
        </Button>
      </Toolbar>
      {Object.keys(wrong).length === 0 && (
        <PagedList
          list={log}
          count={rows.length}
          noun="기록"
          failed="기록을 불러오지 못했습니다"
          empty={<EmptyState title="찾는 기록이 없습니다" />}
        >
          <Table dense caption="감사 기록" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
        </PagedList>
      )}
    </AdminPage>
  )
}

const NAMES = ['who', 'orderNumber', 'action', 'objectKind', 'objectId', 'from', 'to'] as const

type Entry = ResultOf<typeof listAudit>['items'][number]

/** The sentence leads to everything that happened to the same object. */
const COLUMNS: readonly Column<Entry>[] = [
  { key: 'at', head: '때', cell: (row) => seoulDateTime(new Date(row.at)), rowHead: true },
  { key: 'who', head: '누가', cell: (row) => ACTOR_WORDS[row.who] ?? row.who },
  {
    key: 'what',
    head: '무엇을',
    cell: ({ objectKind, objectId, sentence }) =>
      objectId === null ? (
        sentence
      ) : (
        <Link to={`/admin/audit?objectKind=${objectKind}&objectId=${encodeURIComponent(objectId)}`}>{sentence}</Link>
      ),
  },
  { key: 'order', head: '주문', cell: (row) => row.orderNumber ?? '' },
  { key: 'ip', head: 'IP 주소', cell: (row) => row.ip },
]
