import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { cx } from '#/web/ui/cx.ts'
import { IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import type { DraftFile } from './inquiry-draft.ts'
import styles from './draft-files.module.css'

interface DraftFilesProps {
  readonly files: readonly DraftFile[]
  readonly onRemove: (id: string) => void
}

/** Files that go with what is being written, each with what happens to it. */
export function DraftFiles({ files, onRemove }: DraftFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label="붙일 파일">
      {files.map((file) => (
        <li key={file.id} className={cx(file.state === 'failed' && styles.failed)}>
          <b>{file.name}</b>
          <span role="status">{wordsFor(file)}</span>
          <IconButton aria-label={`${file.name} 삭제`} onClick={() => onRemove(file.id)}>
            <Icon name="close" />
          </IconButton>
          {(file.state === 'uploading' || file.state === 'waiting') && (
            <progress max={file.bytes} value={file.sent} aria-label={`${file.name} 올리는 정도`} />
          )}
          {file.state === 'failed' && <p>{file.message}</p>}
          {file.state === 'needs-file' && <p>같은 파일을 다시 고르시면 이어서 올립니다.</p>}
        </li>
      ))}
    </ul>
  )
}

function wordsFor({ state, sent, bytes }: DraftFile): string {
  switch (state) {
    case 'ready':
      return describeBytes(bytes)
    case 'failed':
      return '올리지 않음'
    case 'waiting':
      return '연결을 기다립니다'
    default:
      return `${Math.floor((sent / bytes) * 100)}%`
  }
}
