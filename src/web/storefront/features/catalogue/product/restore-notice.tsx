import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Button } from '#/web/ui/button.tsx'
import styles from './option-layout.module.css'

interface RestoreNoticeProps {
  readonly text: string
  /** How many files the job has: they are of the job, so they go with its spec. */
  readonly files: number
  readonly onStartOver: () => void
}

/** Says what was brought back, and how to begin anew: with the spec go the files, or nothing would fit. */
export function RestoreNotice({ text, files, onStartOver }: RestoreNoticeProps) {
  const ask = async () => {
    const body = `고르신 사양과 올린 파일 ${files}개를 함께 비웁니다.`
    if (
      files === 0 ||
      (await confirmDialog({ title: '처음부터 다시 시작할까요?', body, ok: '비우고 시작', destructive: true }))
    )
      onStartOver()
  }
  return (
    <div className={styles.kept}>
      <p role="status">{text}</p>
      <Button size="sm" variant="quiet" onClick={() => void ask()}>
        처음부터 다시
      </Button>
    </div>
  )
}
