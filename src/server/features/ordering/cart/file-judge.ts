import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'

/** A job that is not ordered yet, as it is judged: the route its price was made for decides the limits. */
export interface JudgedJob {
  readonly spec: JobSpec
  readonly route: RouteId
  readonly files: readonly LineFile[]
}

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

/** Judging is the work of preflight, which stands behind ordering; the root hands it in. */
export interface FileJudge {
  /** Has the files read and judged, so that an answer is there when the job is ordered. `share`: whose files wait for each other. */
  readonly ask: (tx: Tx, job: JudgedJob, memberId: string) => Promise<void>
  /** Of many jobs in as many statements as of one. */
  readonly standingsOf: (db: DbOrTx, jobs: readonly JudgedJob[]) => Promise<readonly FileStanding[]>
}
