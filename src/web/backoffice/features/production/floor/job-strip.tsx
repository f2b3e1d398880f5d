import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { cx } from '#/web/ui/cx.ts'
import styles from './ticket.module.css'

/** A narrow strip of the job's own cover, by which a ticket is known from afar. */
export function JobStrip({ job, className }: { readonly job: FloorJobView; readonly className?: string | undefined }) {
  return (
    <span className={cx(styles.strip, className)} aria-hidden="true">
      <JobPicture line={job} size={96} />
    </span>
  )
}
