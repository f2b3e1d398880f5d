import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { REAM, sheetPrice, withSpoilage } from './paper-price.ts'
import type { OffsetPress, Tariff } from './tariff.ts'
import { tierTotal } from './tiers.ts'

/** What one run over an offset press costs the shop, in whole won. */
export interface RunCost {
  readonly paper: Krw
  readonly plates: Krw
  readonly press: Krw
  readonly total: Krw
  /** Sheets with spoilage. */
  readonly gross: number
}

interface Run {
  readonly sheets: number
  readonly plates: number
  /** That each sheet gets on both of its sides. */
  readonly inks: number
}

export function costOfRun(tariff: Tariff, part: PartSpec, sheet: PressSheet, run: Run): RunCost {
  const press = tariff.offset.find((each) => each.sheet === sheet.id)
  if (!press) throw new Error(`no press for ${sheet.name}`)
  const gross = withSpoilage(run.sheets, 1, press.spoilage)
  const paper = Math.round(gross * sheetPrice(tariff, part, sheet))
  const plates = run.plates * (press.plate + press.makeReady)
  const passes = passCost(press, run)
  return { paper, plates, press: passes, total: paper + plates + passes, gross }
}

/** Of the passes of all inks over all sheets; less than a ream counts as one. */
export const passCost = (press: OffsetPress, { inks, sheets }: Pick<Run, 'inks' | 'sheets'>): Krw =>
  Math.round(inks * tierTotal(press.run, Math.max(1, sheets / REAM)))
