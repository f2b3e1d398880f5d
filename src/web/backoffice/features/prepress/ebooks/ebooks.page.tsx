import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listStaffEbooks, type StaffEbookRow } from '#/contract/prepress/staff-ebooks.contract.ts'
import { FORM_NAMES } from '#/domain/ebooks/ebook.ts'
import { EBOOK_STAGES, type EbookStage, STAGE_NAMES } from '#/domain/ebooks/stages.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const COLUMNS: readonly Column<StaffEbookRow>[] = [
  {
    key: 'title',
    head: '제목',
    rowHead: true,
    cell: ({ id, title }) => <Link to={`/admin/ebooks/${id}`}>{title}</Link>,
  },
  { key: 'stage', head: '진행', cell: ({ stage: now }) => STAGE_NAMES[now] },
  { key: 'form', head: '종류', cell: ({ form }) => FORM_NAMES[form] },
  { key: 'kind', head: '원고', cell: ({ kind }) => kind.toUpperCase() },
  { key: 'customer', head: '고객', cell: ({ customer }) => customer },
  { key: 'order', head: '주문', cell: ({ orderNumber }) => orderNumber ?? '–' },
  { key: 'moved', head: '움직인 때', cell: ({ movedAt }) => seoulMinute(movedAt) },
]

/** 전자책: the work on all of them, what moved last at the top. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const mayPrice = usePermission('settings')
  const stage = EBOOK_STAGES.find((one) => one === search.get('stage'))
  const list = useInfiniteQuery({
    queryKey: ['staff-ebooks', stage ?? 'all'],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...(stage ? { stage } : {}), ...(pageParam === null ? {} : { after: pageParam }) }
      return call(listStaffEbooks, { query, signal, errors: 'throw' })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <AdminPage
      title="전자책"
      lead="원고를 세고, EPUB을 만들어 시안으로 보내고, 고칠 곳에 답합니다."
      actions={mayPrice && <Link to="/admin/settings/ebooks">전자책 값</Link>}
    >
      <Toolbar>
        <Field label="진행">
          {(control) => (
            <Select
              {...control}
              value={stage ?? ''}
              onChange={(event) =>
                setSearch(event.target.value ? { stage: event.target.value } : {}, { replace: true })
              }
            >
              <option value="">모두</option>
              {EBOOK_STAGES.map((one: EbookStage) => (
                <option key={one} value={one}>
                  {STAGE_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Toolbar>
      <PagedList
        list={list}
        count={rows.length}
        noun="전자책"
        failed="전자책을 불러오지 못했습니다"
        empty={
          stage ? (
            <EmptyState title="이 단계의 전자책이 없습니다" text="단계를 「모두」로 바꾸면 다른 것이 보입니다." />
          ) : (
            <EmptyState title="맡은 전자책이 없습니다" text="고객이 원고를 맡기면 여기에 나타납니다." />
          )
        }
      >
        <Table dense caption="전자책" rows={rows} rowKey={({ id }) => id} columns={COLUMNS} />
      </PagedList>
    </AdminPage>
  )
}
