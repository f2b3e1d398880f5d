import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface WritingDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> {
  readonly storage: Storage
  readonly photoScaler: PhotoScaler
  /** Staff are a later part's: who puts the shop together says how their names are found. */
  readonly nameOfStaff: (db: DbOrTx, id: string) => Promise<string | null>
}
