import type { TariffFinding } from '#/domain/pricing/tariffs/tariff-finding.ts'
import { compareMarket, type MarketPrice } from '#/domain/pricing/tariffs/compare-market.ts'
import { comparePromises, type PromisesCompared } from '#/domain/pricing/tariffs/compare-promises.ts'
import { compareTariffs, type TariffComparison } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { standardSpecs } from '#/domain/pricing/tariffs/standard-specs.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { proveTariff } from './prove-tariff.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

interface TariffReport {
  readonly findings: TariffFinding[]
  readonly against: string
  readonly comparison: TariffComparison
  readonly market: MarketPrice[]
  readonly promises: PromisesCompared & { readonly estimates: number }
}

/** What selling by this tariff would mean, next to the one in force now. */
export async function reportTariff(
  db: DbOrTx,
  deps: TariffsDeps,
  { tariff, base }: { readonly tariff: Tariff; readonly base: Tariff },
): Promise<TariffReport> {
  const inForce = await deps.tariffs.current(db)
  const open = await deps.openEstimates(db, deps.clock.now())
  return {
    findings: [...(await proveTariff(tariff, base))],
    against: inForce.version,
    comparison: compareTariffs(inForce, tariff, standardSpecs()),
    market: [...compareMarket(tariff)],
    promises: { estimates: open.count, ...comparePromises(open.jobs, tariff) },
  }
}
