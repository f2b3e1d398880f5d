import { checkTariff, type TariffFinding } from '#/domain/pricing/tariffs/check-tariff.ts'
import { compareTariffs, type TariffComparison } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { standardSpecs } from '#/domain/pricing/tariffs/standard-specs.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

interface TariffReport {
  readonly findings: TariffFinding[]
  readonly against: string
  readonly comparison: TariffComparison
}

/** What selling by this tariff would mean, next to the one in force now. */
export async function reportTariff(
  db: DbOrTx,
  deps: TariffsDeps,
  { tariff, base }: { readonly tariff: Tariff; readonly base: Tariff },
): Promise<TariffReport> {
  const inForce = await deps.tariffs.current(db)
  return {
    findings: [...checkTariff(tariff, base)],
    against: inForce.version,
    comparison: compareTariffs(inForce, tariff, standardSpecs()),
  }
}
