import { jobKind, type NamedJob } from '#/domain/catalog/job-name.ts'
import { Small } from '#/web/ui/note.tsx'

/** What a job is called, its own title first and what is made second. */
export function JobName({ job }: { readonly job: NamedJob }) {
  if (!job.ownTitle) return job.title
  return (
    <>
      {job.title} <Small as="span">{jobKind(job.spec)}</Small>
    </>
  )
}
