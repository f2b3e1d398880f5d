import { memo, Suspense } from 'react'
import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import styles from './promotion.module.css'

const Drawing = lazyPart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)

const MOST = 3
/** The one in the middle lies nearer. */
const SCALE = 0.8
const LARGE = 0.98

interface PosterFiguresProps {
  readonly jobs: Promotion['jobs']
  readonly over: boolean
}

/**
 * The first jobs of the poster as they will lie on the table; they are named and priced below. The page around them changes as soon
 * as it is alive: passed on to what still waits for its code, that would take away what the server drew.
 */
export const PosterFigures = memo(function PosterFigures({ jobs, over }: PosterFiguresProps) {
  return (
    <div className={styles.figures} data-over={over || undefined} aria-hidden="true">
      {jobs.slice(0, MOST).map(({ name, spec }, at) => (
        <Suspense key={`${name} ${at}`} fallback={null}>
          <Drawing spec={spec} variant="card" scale={at === 1 ? LARGE : SCALE} title={name} decorative />
        </Suspense>
      ))}
    </div>
  )
})
