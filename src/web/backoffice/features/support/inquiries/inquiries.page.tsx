import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { INBOX_VIEWS, type InboxView, listStaffInquiries } from '#/contract/support/staff-inquiries.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Input } from '#/web/ui/input.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { inboxColumns } from './inbox-columns.tsx'
import { DESK_INQUIRIES_KEY } from './use-desk-inquiry.ts'
import styles from './inbox.module.css'

const VIEW_NAMES: Readonly<Record<InboxView, string>> = {
  waiting: '답을 기다림',
  mine: '내가 맡음',
  answered: '답변함',
  agreed: '합의 처리',
  closed: '종료',
  all: '모두',
}

const EMPTY: Readonly<Record<InboxView, string>> = {
  waiting: '답을 기다리는 문의가 없습니다',
  mine: '맡은 문의가 없습니다',
  answered: '고객의 말을 기다리는 문의가 없습니다',
  agreed: '처리할 재제작과 환불이 없습니다',
  closed: '끝난 문의가 없습니다',
  all: '문의가 없습니다',
}

/** 1:1 문의: who waits longest stands first, with the time that was promised. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const view = INBOX_VIEWS.find((candidate) => candidate === search.get('view')) ?? 'waiting'
  const [q, setQ] = useState(search.get('q') ?? '')
  const now = useNow(30_000)
  const list = useInbox(view, q)
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const counts = list.data?.pages[0]?.counts
  return (
    <AdminPage title="1:1 문의" actions={<Link to="/admin/inquiries/templates">자주 쓰는 답변</Link>}>
      <Input
        type="search"
        className={styles.search}
        value={q}
        maxLength={60}
        aria-label="문의 찾기"
        placeholder="제목, 주문번호"
        onChange={(event) => setQ(event.target.value)}
      />
      <Tabs<InboxView>
        label="보기"
        value={view}
        onChange={(next) => setSearch({ view: next })}
        tabs={INBOX_VIEWS.map((value) => ({
          value,
          label: VIEW_NAMES[value],
          ...(counts && value in counts ? { count: counts[value as keyof typeof counts] } : {}),
        }))}
      >
        <PagedList
          list={list}
          count={rows.length}
          noun="문의"
          failed="문의함을 불러오지 못했습니다"
          empty={<EmptyState title={q ? '찾는 문의가 없습니다' : EMPTY[view]} />}
        >
          <Table
            dense
            caption={VIEW_NAMES[view]}
            columns={inboxColumns(new Date(now))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </PagedList>
      </Tabs>
    </AdminPage>
  )
}

function useInbox(view: InboxView, q: string) {
  const client = useQueryClient()
  useLive(['inbox:all'], () => askAgain(client, DESK_INQUIRIES_KEY))
  return useInfiniteQuery({
    queryKey: [...DESK_INQUIRIES_KEY, 'list', view, q],
    queryFn: ({ pageParam, signal }) =>
      call(listStaffInquiries, {
        query: { view, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
}
