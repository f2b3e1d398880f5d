import { useState } from 'react'
import type { StaffNotice } from '#/contract/content/content-admin.contract.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { ContentTabs } from './content-tabs.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { ShownBadge } from './shown-badge.tsx'
import { useNotices } from './use-content.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'

/** 공지: what customers read, in their order, with what is hidden or still to come. */
export function Component() {
  const notices = useNotices()
  const now = useNow(1_000)
  const [open, setOpen] = useState<StaffNotice | 'new' | null>(null)
  const rows = notices.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <AdminPage
      title="공지와 질문"
      actions={
        <Button size="sm" variant="primary" onClick={() => setOpen('new')}>
          공지 쓰기
        </Button>
      }
    >
      <ContentTabs />
      <PagedList
        list={notices}
        count={rows.length}
        noun="공지"
        failed="공지를 불러오지 못했습니다"
        empty={<EmptyState title="아직 공지가 없습니다" text="쉬는 날이나 바뀐 것을 손님께 알려 주세요." />}
      >
        <Table dense caption="공지" columns={columnsAt(now, setOpen)} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
      {open !== null && <NoticeDialog notice={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}

const columnsAt = (now: Date, onOpen: (notice: StaffNotice) => void): readonly Column<StaffNotice>[] => [
  {
    key: 'title',
    head: '제목',
    rowHead: true,
    cell: ({ title, pinned }) => (
      <>
        {pinned && <Badge tone="orange">중요</Badge>} {title}
      </>
    ),
  },
  { key: 'state', head: '상태', cell: (notice) => <ShownBadge text={notice} now={now} /> },
  { key: 'at', head: '공개할 때', cell: ({ publishedAt }) => seoulMinute(publishedAt) },
  {
    key: 'act',
    head: '할 일',
    right: true,
    cell: (notice) => (
      <Button size="sm" variant="quiet" aria-label={`${notice.title} 고치기`} onClick={() => onOpen(notice)}>
        고치기
      </Button>
    ),
  },
]
