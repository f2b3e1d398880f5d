import type { BookMeasures } from '#/domain/print/book-measures.ts'
import { bindingOf } from '../lookup.ts'
import type { Binding } from '../entries.ts'
import type { KindDefinition } from '../kind-definition.ts'
import type { JobSpec } from '../job-spec.ts'
import type { SpecIssue } from '../spec-issue.ts'

/** A spec with its kind and binding looked up, as rules read it. */
export interface JobView {
  readonly spec: JobSpec
  readonly kind: KindDefinition
  readonly binding: Binding | null
}

/** The same once its structure holds: only then its papers are known to exist. */
export interface MeasuredJob extends JobView {
  readonly measures: BookMeasures
}

/**
 * One rule between options. It gives the first thing it finds broken, with a reason that can stand beside a disabled choice.
 * Rules run in order, and a rule may rely on those before it.
 */
export interface Rule<Job extends JobView = JobView> {
  readonly id: string
  readonly broken: (job: Job) => SpecIssue | null
}

export const viewJob = (spec: JobSpec, kind: KindDefinition): JobView => ({
  spec,
  kind,
  binding: bindingOf(spec),
})

/** The shop's own reason for a limit, after the sentence that tells it. */
export const withReason = (why: string | undefined): string => (why ? ` ${why}` : '')

export const issue = (path: string, message: string): SpecIssue => ({ path, message })

/** First issue that `check` finds among the parts, in order. */
export function firstInParts(
  job: JobView,
  check: (part: JobSpec['parts'][number], path: string) => SpecIssue | null,
): SpecIssue | null {
  for (const [index, part] of job.spec.parts.entries()) {
    const found = check(part, `parts.${index}`)
    if (found) return found
  }
  return null
}
