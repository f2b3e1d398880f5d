import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InquirySummary } from '#/contract/support/inquiry.ts'
import { listInquiries } from '#/contract/support/inquiries.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { InquiryRow } from './inquiry-row.tsx'
import { INQUIRIES_KEY } from './use-inquiry.ts'
import styles from './contact.module.css'

interface InquiryListProps {
  readonly title: string
  readonly scope: 'open' | 'old'
  readonly path: (inquiry: InquirySummary) => string
  readonly empty: React.ReactNode
  /** Under the list, with how many old ones there are. */
  readonly renderFoot?: (old: number) => React.ReactNode
}

/** Inquiries of the member, newest first, to be searched by what was said in them. */
export function InquiryList({ title, scope, path, empty, renderFoot }: InquiryListProps) {
  const [q, setQ] = useState('')
  const [now] = useState(() => new Date())
  const list = useInfiniteQuery({
    queryKey: [...INQUIRIES_KEY, 'list', scope, q],
    queryFn: ({ pageParam, signal }) =>
      call(listInquiries, {
        query: { scope, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
    refetchInterval: 30_000,
  })
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const search = (
    <Input
      type="search"
      className={styles.search}
      value={q}
      maxLength={40}
      aria-label="문의 찾기"
      placeholder="제목, 주문번호, 내용"
      onChange={(event) => setQ(event.target.value)}
    />
  )
  const filled = rows.length > 0 || q !== ''
  return (
    <Section title={title} aside={filled ? search : undefined}>
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ErrorState title="문의를 불러오지 못했습니다" text={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && (q ? <p className={styles.none}>「{q}」가 든 문의가 없습니다.</p> : empty)}
      <ul>
        {rows.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} path={path(inquiry)} now={now} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
      {renderFoot?.(list.data?.pages[0]?.old ?? 0)}
    </Section>
  )
}
