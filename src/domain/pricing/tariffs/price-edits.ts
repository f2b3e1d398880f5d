import type { FinishId, PaperId } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
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

/** The costs of these finishes likewise; what one piece costs is rounded to the won. */
export const finishPriceEdits = (
  tariff: Tariff,
  finishes: readonly FinishId[],
  percent: number,
): readonly TariffEdit[] => {
  const moved = (won: Krw, step: number) => Math.round((won * (100 + percent)) / 100 / step) * step
  return finishes.flatMap((id) => {
    const rate = tariff.finishes[id]
    if (!rate) return []
    const key = `finishes/${id}`
    return [
      { key: `${key}/setup`, value: moved(rate.setup, STEP) },
      ...rate.each.map(([from, won]) => ({ key: `${key}/each@${from}`, value: Math.max(1, moved(won, 1)) })),
      { key: `${key}/minimum`, value: moved(rate.minimum, STEP) },
      { key: `${key}/perCm2`, value: moved(rate.perCm2, 1) },
    ]
  })
}
