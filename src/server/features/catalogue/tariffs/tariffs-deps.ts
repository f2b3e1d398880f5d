import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { TariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'

/** Asked of the part that keeps estimates; this one stands below it and cannot. */
type OpenEstimates = (
  db: DbOrTx,
  now: Date,
) => Promise<{ readonly count: number; readonly jobs: readonly { readonly spec: JobSpec; readonly total: Krw }[] }>

export interface TariffsServices extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly openEstimates: OpenEstimates
}

export type TariffsDeps = TariffsServices & { readonly tariffs: TariffReader }
