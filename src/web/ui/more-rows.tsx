import { Button } from './button.tsx'
import styles from './states.module.css'

interface MoreRowsProps {
  /** What comes: 주문, 공지. */
  readonly noun: string
  readonly hasMore: boolean
  readonly busy: boolean
  readonly onMore: () => void
}

/** Foot of a list that is read page by page from where the last one ended. Nothing when all is shown. */
export function MoreRows({ noun, hasMore, busy, onMore }: MoreRowsProps) {
  if (!hasMore) return null
  return (
    <div className={styles.more}>
      <Button busy={busy} onClick={onMore}>
        {noun} 더보기
      </Button>
    </div>
  )
}
