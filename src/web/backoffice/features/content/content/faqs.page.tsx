import { useState } from 'react'
import type { StaffFaq } from '#/contract/content/content-admin.contract.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { ContentTabs } from './content-tabs.tsx'
import { FaqDialog } from './faq-dialog.tsx'
import { ShownBadge } from './shown-badge.tsx'
import { useFaqs } from './use-content.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'

/** 자주 묻는 질문, in the order customers read them. */
export function Component() {
  const faqs = useFaqs()
  const now = useNow(1_000)
  const [open, setOpen] = useState<StaffFaq | 'new' | null>(null)
  const rows = faqs.data?.items ?? []
  return (
    <AdminPage
      title="공지와 질문"
      actions={
        <Button size="sm" variant="primary" onClick={() => setOpen('new')}>
          질문 더하기
        </Button>
      }
    >
      <ContentTabs />
      <PagedList
        list={faqs}
        count={rows.length}
        noun="질문"
        failed="질문을 불러오지 못했습니다"
        empty={<EmptyState title="아직 질문이 없습니다" text="자주 받는 질문과 답을 적어 주세요." />}
      >
        <Table dense caption="자주 묻는 질문" columns={columnsAt(now, setOpen)} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
      {open !== null && <FaqDialog faq={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}

const columnsAt = (now: Date, onOpen: (faq: StaffFaq) => void): readonly Column<StaffFaq>[] => [
  { key: 'question', head: '질문', rowHead: true, cell: ({ question }) => question },
  { key: 'category', head: '갈래', cell: ({ category }) => FAQ_NAMES[category] },
  { key: 'state', head: '상태', cell: (faq) => <ShownBadge text={faq} now={now} /> },
  {
    key: 'act',
    head: '할 일',
    right: true,
    cell: (faq) => (
      <Button size="sm" variant="quiet" aria-label={`${faq.question} 고치기`} onClick={() => onOpen(faq)}>
        고치기
      </Button>
    ),
  },
]
