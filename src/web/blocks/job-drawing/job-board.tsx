import { OwnJobDrawing, type PicturedLine } from './job-picture.tsx'
import styles from './job-drawing.module.css'

/** The job on a white sheet of its own, as a page about it begins. */
export function JobBoard({ line, decorative }: { readonly line: PicturedLine; readonly decorative?: boolean }) {
  return (
    <div className={styles.board}>
      <OwnJobDrawing line={line} {...(decorative ? { decorative } : {})} />
    </div>
  )
}
