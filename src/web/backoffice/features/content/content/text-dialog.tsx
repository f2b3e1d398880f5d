import type { ReactNode } from 'react'
import { ApiError } from '#/web/api/api-error.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './content.module.css'

interface TextDialogProps {
  readonly title: string
  readonly error: Error | null
  readonly busy: boolean
  readonly ready: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  /** As customers will read it. */
  readonly preview: ReactNode
  readonly children: ReactNode
}

/** The fields of a text, and beside them how customers will read it. */
export function TextDialog({ title, error, busy, ready, onSave, onClose, preview, children }: TextDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>그만두기</Button>
          <Button variant="primary" busy={busy} disabled={!ready} onClick={onSave}>
            저장
          </Button>
        </>
      }
    >
      <div className={styles.writing}>
        <div className={styles.fields}>
          {children}
          {error && (
            <Small tone="bad" role="alert">
              {wordsOf(error)} 적으신 내용은 그대로 있습니다.
            </Small>
          )}
        </div>
        <section className={styles.preview} aria-label="미리 보기">
          <Small>손님 화면에서</Small>
          {preview}
        </section>
      </div>
    </Dialog>
  )
}

const wordsOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'CONFLICT' ? '그 사이 다른 사람이 고쳤습니다.' : error.message
