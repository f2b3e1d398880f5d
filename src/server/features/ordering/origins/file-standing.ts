import type { JobSpec } from '#/domain/catalog/job-spec.ts'

/** What is known of the files of a job: nothing to judge, not read yet, printable, or not printable as they are. */
export interface FileStanding {
  readonly state: 'none' | 'waiting' | 'fine' | 'stopped'
  readonly findings: readonly StoppingFinding[]
  /** The spec that the files would want, when that ends what stops them. */
  readonly match: { readonly spec: JobSpec; readonly acts: readonly string[] } | null
}

interface StoppingFinding {
  readonly part: string
  readonly title: string
  readonly detail: string
  /** The shop can mend it with consent. */
  readonly fixable: boolean
}
