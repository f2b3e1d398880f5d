import type { FinishId, PaperId } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Tariff, Work } from '#/domain/pricing/tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'

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

/** The costs of these bindings or folds likewise. */
export function workPriceEdits(
  tariff: Tariff,
  list: 'bindings' | 'folds',
  ids: readonly string[],
  percent: number,
): readonly TariffEdit[] {
  return ids.flatMap((id) => {
    const rate: (Work & { readonly perPage?: Krw }) | undefined = tariff[list][id]
    if (!rate) return []
    const key = `${list}/${id}`
    return [
      { key: `${key}/setup`, value: moved(rate.setup, percent, STEP) },
      ...rate.each.map(([from, won]) => ({ key: `${key}/each@${from}`, value: Math.max(1, moved(won, percent, 1)) })),
      { key: `${key}/minimum`, value: moved(rate.minimum, percent, STEP) },
      ...(rate.perPage ? [{ key: `${key}/perPage`, value: moved(rate.perPage, percent, 1) }] : []),
    ]
  })
}

const moved = (won: Krw, percent: number, step: number): Krw => Math.round((won * (100 + percent)) / 100 / step) * step

/** The costs of these finishes likewise; what one piece costs is rounded to the won. */
export const finishPriceEdits = (
  tariff: Tariff,
  finishes: readonly FinishId[],
  percent: number,
): readonly TariffEdit[] =>
  finishes.flatMap((id) => {
    const rate = tariff.finishes[id]
    if (!rate) return []
    const key = `finishes/${id}`
    return [
      { key: `${key}/setup`, value: moved(rate.setup, percent, STEP) },
      ...rate.each.map(([from, won]) => ({ key: `${key}/each@${from}`, value: Math.max(1, moved(won, percent, 1)) })),
      { key: `${key}/minimum`, value: moved(rate.minimum, percent, STEP) },
      { key: `${key}/perCm2`, value: moved(rate.perCm2, percent, 1) },
    ]
  })
