import { Suspense } from 'react'
import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import styles from './promotion.module.css'

const Drawing = lazyPart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)

const MOST = 3
/** The one in the middle lies nearer. */
const SCALE = 0.8
const LARGE = 0.98

/** The first jobs of the poster as they will lie on the table; they are named and priced below. */
export const PosterFigures = ({ jobs, over }: { readonly jobs: Promotion['jobs']; readonly over: boolean }) => (
  <div className={styles.figures} data-over={over || undefined} aria-hidden="true">
    {jobs.slice(0, MOST).map(({ name, spec }, at) => (
      <Suspense key={`${name} ${at}`} fallback={null}>
        <Drawing spec={spec} variant="card" scale={at === 1 ? LARGE : SCALE} title={name} decorative />
      </Suspense>
    ))}
  </div>
)
