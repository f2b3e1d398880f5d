import { Form, useLoaderData, useSearchParams } from 'react-router'
import { listNotices } from '#/contract/content/notices.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { LinkRows } from '#/web/ui/link-rows.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { useMoreRows } from '#/web/ui/use-more-rows.ts'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { wordsOf } from './list-queries.ts'
import styles from './cust.module.css'

type Notices = ResultOf<typeof listNotices>

export function Component() {
  const first = useLoaderData<Notices>()
  const [search] = useSearchParams()
  const { q } = wordsOf(search)
  return (
    <>
      <PageHeading title="공지사항" />
      <CustNav />
      <Form className={styles.search} role="search">
        <Input type="search" name="q" defaultValue={q} aria-label="공지 찾기" placeholder="찾는 말" maxLength={60} />
        <Button type="submit">찾기</Button>
      </Form>
      {/* another search starts its own list */}
      <NoticeRows key={q ?? ''} first={first} words={q ? { q } : {}} />
    </>
  )
}

function NoticeRows({ first, words }: { readonly first: Notices; readonly words: { q?: string } }) {
  const { items, more } = useMoreRows(first, (after) => call(listNotices, { query: { ...words, after } }))
  if (items.length === 0) return <EmptyState title="찾으시는 공지가 없습니다" text="다른 말로 찾아보세요." />
  return (
    <>
      <LinkRows
        rows={items.map(({ id, publishedAt, pinned, title }) => ({
          to: to('/cust/notice/{id}', { id }),
          at: publishedAt,
          title: (
            <>
              {pinned && <Badge tone="orange">중요</Badge>} {title}
            </>
          ),
        }))}
      />
      <MoreRows noun="공지" {...more} />
    </>
  )
}
