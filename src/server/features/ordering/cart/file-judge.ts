import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { FileStanding } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'

/** A job that is not ordered yet, as it is judged: the route its price was made for decides the limits. */
export interface JudgedJob {
  readonly spec: JobSpec
  readonly route: RouteId
  readonly files: readonly LineFile[]
}

/** Judging is the work of preflight, which stands behind ordering; the root hands it in. */
export interface FileJudge {
  /** Has the files read and judged, so that an answer is there when the job is ordered. `share`: whose files wait for each other. */
  readonly ask: (tx: Tx, job: JudgedJob, memberId: string) => Promise<void>
  /** Of many jobs in as many statements as of one. */
  readonly standingsOf: (db: DbOrTx, jobs: readonly JudgedJob[]) => Promise<readonly FileStanding[]>
}
