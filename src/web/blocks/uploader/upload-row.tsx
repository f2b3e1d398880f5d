import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { remainingText } from './remaining-text.ts'
import { pauseUpload, resumeUpload } from './run-upload.ts'
import styles from './uploader.module.css'
import type { Upload } from './uploads.ts'
import { usePace } from './use-pace.ts'

interface UploadRowProps {
  readonly upload: Upload
  readonly label: string
  /** Opens the file chooser again after a reload. */
  readonly onPick: (file: File) => void
  readonly accept?: string
  readonly onRemove: () => void
}

/** One file on its way: name, bar, what is happening, and the buttons that make sense just now. */
export function UploadRow({ upload, label, accept, onPick, onRemove }: UploadRowProps) {
  const pace = usePace(upload.sent)
  const share = upload.state === 'ready' ? 1 : upload.sent / upload.bytes
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <b>{upload.name}</b>
        <span>
          {upload.state === 'ready'
            ? describeBytes(upload.bytes)
            : `${describeBytes(upload.sent)} / ${describeBytes(upload.bytes)}`}
        </span>
      </div>
      {upload.state === 'failed' ? null : (
        <div
          className={styles.bar}
          role="progressbar"
          aria-valuenow={Math.floor(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={`${label} 올리는 정도`}
          data-state={upload.state}
        >
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <div className={styles.foot}>
        <span role="status">{wordsFor(upload, share, pace)}</span>
        <span className={styles.buttons}>
          {upload.state === 'uploading' || upload.state === 'waiting' ? (
            <Button size="sm" variant="quiet" onClick={() => pauseUpload(upload.id)}>
              멈춤
            </Button>
          ) : null}
          {upload.state === 'paused' ? (
            <Button size="sm" variant="quiet" onClick={() => resumeUpload(upload.id)}>
              이어서
            </Button>
          ) : null}
          {upload.state === 'needs-file' || upload.state === 'failed' ? (
            <FilePick quiet label={`${label} 다시 고르기`} accept={accept} onFiles={([file]) => file && onPick(file)}>
              다시 고르기
            </FilePick>
          ) : null}
          <Button size="sm" variant="quiet" aria-label={`${label} 삭제`} onClick={onRemove}>
            삭제
          </Button>
        </span>
      </div>
    </div>
  )
}

function wordsFor({ state, sent, bytes, message, note, originalId }: Upload, share: number, pace: number): string {
  const percent = `${Math.floor(share * 100)}%`
  switch (state) {
    case 'uploading':
      return [percent, remainingText(bytes - sent, pace), '끊겨도 이어서 올립니다.']
        .filter(Boolean)
        .join(', ')
        .replace('니다., ', '니다. ')
    case 'waiting':
      return `${percent}. ${message ?? '기다리고 있습니다. 자동으로 계속합니다.'}`
    case 'paused':
      return `${percent}에서 멈췄습니다. 올라간 만큼은 그대로 있습니다.`
    case 'needs-file':
      return `${percent}까지 올라가 있습니다. 같은 파일을 다시 고르시면 이어서 올립니다.`
    case 'checking':
      return '업로드가 끝났습니다. 파일을 확인하고 있습니다.'
    case 'picture':
      return '업로드가 끝났습니다. 이미지로 PDF 쪽을 만들고 있습니다.'
    case 'ready':
      // A file that the shop made of what came is not the original.
      return (
        note ??
        (originalId ? '그림으로 PDF 쪽을 만들었습니다. 원본은 그대로 보관합니다.' : '업로드 완료 · 원본과 일치합니다')
      )
    case 'failed':
      return message ?? '올리지 못했습니다. 다시 골라 주세요.'
  }
}
