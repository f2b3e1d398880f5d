import type { Krw } from '#/domain/money/krw.ts'
import { quantityTable } from '#/domain/pricing/quantity-table.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Copies, Mm, Pages } from '#/domain/print/units.ts'
import { type BindingSet, NEW_SET } from './binding-set.ts'
import { bindingSpec } from './binding-spec.ts'
import { blockThickness } from './binding-thickness.ts'

const PAGES: readonly Pages[] = [60, 120, 200, 300]
const COPIES: readonly Copies[] = [10, 30, 50, 100]

export interface BindingPriceRow {
  readonly pages: Pages
  readonly thickness: Mm
  /** Of one book, tax included, by how many there are of it; null where it is not sold. */
  readonly units: readonly { readonly copies: Copies; readonly unit: Krw | null }[]
}

/** What the usual book costs, black and on a coil, by a tariff: for who only wants to know about how much. */
export const bindingPrices = (tariff: Tariff): readonly BindingPriceRow[] =>
  PAGES.map((pages) => {
    const spec = bindingSpec(plain(pages))
    const rows = quantityTable(spec, tariff, COPIES)
    const units = COPIES.map((copies) => ({ copies, unit: rows.find((row) => row.copies === copies)?.unit ?? null }))
    return { pages, thickness: blockThickness(spec), units }
  })

const plain = (pages: Pages): BindingSet => ({
  ...NEW_SET,
  colour: 'black',
  files: [
    {
      fileId: '',
      name: '',
      bytes: 0,
      pages,
      colourPages: 0,
      size: { width: 210, height: 297 },
      fit: 'scale',
      blankBack: true,
      colour: null,
    },
  ],
})
