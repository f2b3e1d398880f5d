import { useLoaderData } from 'react-router'
import type { readNotice } from '#/contract/content/notices.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { Written } from '#/web/blocks/written/written.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Neighbours } from './neighbours.tsx'
import styles from './cust.module.css'

type Notice = ResultOf<typeof readNotice>

export const title = (notice: Notice): string => notice.title

export function Component() {
  const notice = useLoaderData<Notice>()
  return (
    <article className={styles.article}>
      <PageHeading
        kicker={
          <>
            공지 · <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
          </>
        }
        title={notice.title}
      />
      <Written className={styles.body} doc={notice.doc} />
      <Neighbours
        label="앞뒤 공지"
        rows={[
          ['새 공지', notice.newer, '/cust/notice/{id}'],
          ['지난 공지', notice.older, '/cust/notice/{id}'],
        ]}
      />
      <LinkButton to="/cust/notice">목록으로</LinkButton>
    </article>
  )
}
