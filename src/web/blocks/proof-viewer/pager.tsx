import { IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import type { Viewer } from './use-viewer.ts'
import styles from './viewer-tools.module.css'

interface PagerProps {
  readonly viewer: Viewer
  readonly label: string
  readonly pageCount: number
}

export function Pager({ viewer, label, pageCount }: PagerProps) {
  return (
    <div className={styles.pager}>
      <IconButton aria-label="앞 쪽" disabled={viewer.isFirst} onClick={() => viewer.flip(-1)}>
        <Icon name="chevron-left" />
      </IconButton>
      <span aria-live="polite">
        <b>{label}</b> <span>/ {pageCount}쪽</span>
      </span>
      <IconButton aria-label="뒤 쪽" disabled={viewer.isLast} onClick={() => viewer.flip(1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  )
}
