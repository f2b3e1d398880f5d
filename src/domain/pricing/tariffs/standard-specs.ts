import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { STANDARD_JOBS } from './standard-jobs.data.ts'
import type { StandardJob } from './standard-jobs.data.ts'

export interface StandardSpec {
  /** `D413-2-300`: kind, row of the list, copies. */
  readonly id: string
  readonly kind: string
  /** `A5 국판 200쪽 무선 100권`, with what it does not say. */
  readonly name: string
  readonly spec: JobSpec
}

/** Every standard job at each of its quantities. */
export function standardSpecs(): readonly StandardSpec[] {
  return STANDARD_JOBS.flatMap((job, index) => standardSpecsOf(job, `${job.product}-${index + 1}`))
}

/** One standard job at each of its quantities; each has the name of the row and its copies for an id. */
export function standardSpecsOf(job: StandardJob, row: string): readonly StandardSpec[] {
  const made = specOf(job)
  return job.copies.map((copies) => {
    const spec = { ...made, copies }
    const name = [specSummary(spec), job.name].filter(Boolean).join(' · ')
    return { id: `${row}-${copies}`, kind: kindByCode(job.product).name, name, spec }
  })
}

function specOf(job: StandardJob): JobSpec {
  return job.changes.reduce<JobSpec>((spec, [control, value]) => {
    const changed = attempt(spec, control, value)
    if (!changed.ok) throw new Error(`standard job ${job.product} ${job.name}: ${changed.error}`)
    return changed.value
  }, kindOf(job.product).defaults)
}
