import type { PaperId } from '#/domain/catalog/job-spec.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { TariffEdit } from './edit-tariff.ts'

/** Prices of mills end in tens of won. */
const STEP = 10

/** The prices of these papers, so many percent dearer or cheaper. A paper without a price is left out. */
export const priceEdits = (tariff: Tariff, papers: readonly PaperId[], percent: number): readonly TariffEdit[] =>
  papers.flatMap((id) =>
    Object.entries(tariff.papers[id] ?? {}).map(([mill, won]) => ({
      key: `papers/${id}/${mill}`,
      value: Math.round((won * (100 + percent)) / 100 / STEP) * STEP,
    })),
  )
