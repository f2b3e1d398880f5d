import { Link, useLoaderData } from 'react-router'
import type { readArchive } from '#/contract/content/archive.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { ARCHIVE_SORT_NAMES } from '#/domain/writing/archive-sorts.data.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { AttachedFiles, DownloadButtons } from '#/web/blocks/attached/attached-files.tsx'
import { Written } from '#/web/blocks/written/written.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ArchiveFigure } from './archive-figure.tsx'
import styles from './archive.module.css'

type Item = ResultOf<typeof readArchive>

export const title = (item: Item): string => item.title

/** One item: what it is for, its files with their versions, and the items beside it. */
export function Component() {
  const { id, sort, title: name, summary, fits, doc, files, previous, next } = useLoaderData<Item>()
  return (
    <article className={styles.item}>
      <PageHeading kicker={`자료실 · ${ARCHIVE_SORT_NAMES[sort]} · ${fits}`} title={name} />
      <div className={styles.card}>
        <span className={styles.figure}>
          <ArchiveFigure id={id} sort={sort} />
        </span>
        <p>{summary}</p>
        <DownloadButtons files={files} />
      </div>
      <Written className={styles.text} doc={doc} />
      <AttachedFiles files={files} title="파일" />
      {files.length === 0 && (
        <Note tone="info">
          <LinkedInquiry text="지금 받을 수 있는 파일이 없습니다. 1:1 문의로 알려 주세요." />
        </Note>
      )}
      <nav className={styles.beside} aria-label="앞뒤 자료">
        {previous ? <Link to={to('/cust/archive/{id}', { id: previous.id })}>← {previous.title}</Link> : <span />}
        {next && <Link to={to('/cust/archive/{id}', { id: next.id })}>{next.title} →</Link>}
      </nav>
      <LinkButton to="/cust/archive">목록으로</LinkButton>
    </article>
  )
}
