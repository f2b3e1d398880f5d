import { formatCount } from '#/lib/format-count.ts'
import type { MouseEvent } from 'react'
import { type AttachedFile, type AttachedVersion, downloadAttached } from '#/contract/content/attachments.contract.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import styles from './attached-files.module.css'

const endingOf = (name: string): string => name.split('.').at(-1)?.toUpperCase() ?? ''

/** Larger ones go straight to the disk: nobody needs them in memory to be told what became of a missing file. */
const HELD_BYTES = 50 * 1024 ** 2

/** The link of a version. With scripts a refusal is said on the page; without them the browser saves it by itself. */
const linkOf = (id: string, { number, name, bytes }: Pick<AttachedVersion, 'number' | 'name' | 'bytes'>) => ({
  href: `/api/attachments/${id}/versions/${number}`,
  rel: 'nofollow',
  download: name,
  onClick: (event: MouseEvent) => {
    if (bytes > HELD_BYTES || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    callBlob(downloadAttached, { params: { id, number } }).then(
      (content) => saveBlob(content, name),
      // Said by the call.
      () => undefined,
    )
  },
})

/** A button for each file of a row: what it is and how large. */
export const DownloadButtons = ({ files }: { readonly files: readonly AttachedFile[] }) => (
  <span className={styles.buttons}>
    {files.map((file) => (
      <a key={file.id} {...linkOf(file.id, file)}>
        <VisuallyHidden>{file.name} </VisuallyHidden>
        {endingOf(file.name)} <small>{describeBytes(file.bytes)}</small>
      </a>
    ))}
  </span>
)

/** Files of a text that is read, with what tells one content from another; nothing where there are none. */
export function AttachedFiles({
  files,
  title = '첨부 파일',
}: {
  readonly files: readonly AttachedFile[]
  readonly title?: string
}) {
  if (files.length === 0) return null
  return (
    <section className={styles.files} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a className={styles.take} {...linkOf(file.id, file)}>
              <b>{file.name}</b>
              <small>{describeBytes(file.bytes)} 받기</small>
            </a>
            <p className={styles.facts}>
              버전 {file.number} · {formatDay(file.addedAt)} · 받은 횟수 {formatCount(file.downloads)}
            </p>
            {file.note && <p>{file.note}</p>}
            <p className={styles.hash}>SHA-256 {file.sha256}</p>
            {file.earlier.length > 0 && (
              <details>
                <summary>지난 버전 {file.earlier.length}개</summary>
                <ul>
                  {file.earlier.map((version) => (
                    <li key={version.number}>
                      <a {...linkOf(file.id, version)}>
                        버전 {version.number} ({describeBytes(version.bytes)})
                      </a>{' '}
                      {formatDay(version.addedAt)} {version.note}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
