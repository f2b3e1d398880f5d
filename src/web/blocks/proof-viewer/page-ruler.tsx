import type { Viewer } from './use-viewer.ts'
import { Pager } from './pager.tsx'
import styles from './page-ruler.module.css'

interface PageRulerProps {
  readonly viewer: Viewer
  readonly label: string
  readonly pageCount: number
}

/** Where in the piece one is, for a hand that has no room for thumbnails: a ruler that is dragged. */
export function PageRuler({ viewer, label, pageCount }: PageRulerProps) {
  const last = viewer.spreads.length - 1
  return (
    <div className={styles.ruler}>
      <Pager viewer={viewer} label={label} pageCount={pageCount} />
      {last > 0 && (
        <input
          type="range"
          aria-label="쪽 넘기기"
          aria-valuetext={label}
          className={styles.ticks}
          min={0}
          max={last}
          value={viewer.index}
          onChange={(event) => viewer.go(Number(event.target.value))}
        />
      )}
    </div>
  )
}
