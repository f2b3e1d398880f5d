import { Button } from '#/web/ui/button.tsx'
import styles from './option-layout.module.css'

/** Says what was brought back, and how to begin anew. */
export function RestoreNotice({ text, onStartOver }: { readonly text: string; readonly onStartOver: () => void }) {
  return (
    <div className={styles.kept}>
      <p role="status">{text}</p>
      <Button size="sm" variant="quiet" onClick={onStartOver}>
        처음부터 다시
      </Button>
    </div>
  )
}
