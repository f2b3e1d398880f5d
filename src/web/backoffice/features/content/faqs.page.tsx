import { useState } from 'react'
import type { StaffFaq } from '#/contract/content/content-desk.contract.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { ContentTabs } from './content-tabs.tsx'
import { FaqDialog } from './faq-dialog.tsx'
import { ShownBadge } from './shown-badge.tsx'
import { useFaqs } from './use-content.ts'
import styles from './content.module.css'

/** 자주 묻는 질문, in the order customers read them. */
export function Component() {
  const faqs = useFaqs()
  const now = useNow(1_000)
  const [open, setOpen] = useState<StaffFaq | 'new' | null>(null)
  const rows = faqs.data?.items ?? []
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>공지와 질문</h1>
        <Button size="sm" variant="primary" onClick={() => setOpen('new')}>
          질문 더하기
        </Button>
      </header>
      <ContentTabs />
      {faqs.isPending && <LoadingState />}
      {faqs.isError && (
        <ErrorState title="질문을 불러오지 못했습니다" text={faqs.error.message} onRetry={() => void faqs.refetch()} />
      )}
      {faqs.data && rows.length === 0 && (
        <EmptyState title="아직 질문이 없습니다" text="자주 받는 질문과 답을 적어 주세요." />
      )}
      {rows.length > 0 && (
        <Table dense caption="자주 묻는 질문" columns={columnsAt(now, setOpen)} rows={rows} rowKey={({ id }) => id} />
      )}
      {open !== null && <FaqDialog faq={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
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
