import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { JobDrawing } from './job-drawing.tsx'
import styles from './job-drawing.module.css'

/** The job on a white sheet of its own, as a page about it begins. */
export function JobBoard({ spec, decorative }: { readonly spec: JobSpec; readonly decorative?: boolean }) {
  return (
    <div className={styles.board}>
      <JobDrawing spec={spec} {...(decorative ? { decorative } : {})} />
    </div>
  )
}
