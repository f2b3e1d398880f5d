import { Link, useLoaderData } from 'react-router'
import type { readNotice } from '#/contract/content/notices.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import styles from './cust.module.css'

type Notice = ResultOf<typeof readNotice>

export const title = (notice: Notice): string => notice.title

export function Component() {
  const notice = useLoaderData<Notice>()
  return (
    <article className={styles.article}>
      <header>
        <p>
          공지 · <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
        </p>
        <h1>{notice.title}</h1>
      </header>
      <div className={styles.body}>{notice.body}</div>
      <nav className={styles.neighbours} aria-label="앞뒤 공지">
        <Neighbour label="새 공지" notice={notice.newer} />
        <Neighbour label="지난 공지" notice={notice.older} />
      </nav>
      <LinkButton to="/cust/notice">목록으로</LinkButton>
    </article>
  )
}

function Neighbour({ label, notice }: { readonly label: string; readonly notice: Notice['newer'] }) {
  return (
    <p>
      <span>{label}</span>
      {notice ? <Link to={to('/cust/notice/{id}', { id: notice.id })}>{notice.title}</Link> : '없습니다'}
    </p>
  )
}
