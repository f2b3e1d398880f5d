import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { priceLine, priced } from './price-lines.ts'
import type { PriceLine } from './quote.ts'
import type { Spoilage, Tariff } from './tariff.ts'

export const REAM = 500

/** Won for one press sheet, not rounded. */
export function sheetPrice(tariff: Tariff, part: PartSpec, sheet: PressSheet): number {
  const row = priced(tariff.papers, part.paper, paperOf(part).name)
  return row[sheet.mill] / (REAM * sheet.perMillSheet)
}

/** Sheets to order: what the job needs, a fixed number for each form, and a share that is lost in the run. */
export const withSpoilage = (sheets: number, forms: number, spoilage: Spoilage): number =>
  sheets + forms * spoilage.fixedSheets + Math.ceil((sheets * spoilage.percent) / 100)

export function paperLine(tariff: Tariff, part: PartSpec, sheet: PressSheet, net: number, gross: number): PriceLine {
  const each = sheetPrice(tariff, part, sheet)
  return priceLine('paper', part.id, `용지 ${paperOf(part).name}`, Math.round(gross * each), {
    quantity: gross,
    unit: '장',
    inputs: {
      절: sheet.name,
      '인쇄에 드는 종이': net,
      '여분 종이': gross - net,
      '한 장 값': Math.round(each * 100) / 100,
    },
  })
}
