import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { LateDrawing } from './late-drawing.ts'
import styles from './promotion.module.css'

const MOST = 3
/** The one in the middle lies nearer. */
const SCALE = 0.8
const LARGE = 0.98

interface PosterFiguresProps {
  readonly jobs: Promotion['jobs']
  readonly over: boolean
}

/** The first jobs of the poster as they will lie on the table; they are named and priced below. */
export function PosterFigures({ jobs, over }: PosterFiguresProps) {
  return (
    <div className={styles.figures} data-over={over || undefined} aria-hidden="true">
      {jobs.slice(0, MOST).map(({ name, spec }, at) => (
        <LateDrawing
          key={`${name} ${at}`}
          spec={spec}
          variant="card"
          scale={at === 1 ? LARGE : SCALE}
          title={name}
          decorative
        />
      ))}
    </div>
  )
}
