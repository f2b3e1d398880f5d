import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly lines?: number
  /** CSS height of one line, for blocks that are not text. */
  readonly height?: string
}

/** Holds the place of what is being loaded, so that nothing jumps. */
export function Skeleton({ lines = 3, height }: SkeletonProps) {
  return (
    <div className={styles.lines} role="status">
      <VisuallyHidden>불러오는 중</VisuallyHidden>
      {Array.from({ length: lines }, (_, at) => (
        <span
          key={at}
          className={styles.line}
          style={{ width: `${at === lines - 1 && lines > 1 ? 62 : 100}%`, height }}
        />
      ))}
    </div>
  )
}
