import type { Krw } from '#/domain/money/krw.ts'
import { vatOf } from '#/domain/money/vat.ts'
import type { PriceLine, Quote } from '#/domain/pricing/quote.ts'
import type { EbookExtra, EbookForm, ManuscriptCounts } from './ebook.ts'
import type { EbookPrices } from './ebook-prices.ts'

export interface EbookChoice {
  readonly form: EbookForm
  readonly extras: readonly EbookExtra[]
  readonly counts: ManuscriptCounts
}

const TEN_THOUSAND = 10_000

/** The price of an e-book: lines that sum, by what was counted in its manuscript. Extras that are not offered cost and give nothing. */
export function quoteEbook(choice: EbookChoice, prices: EbookPrices, version: number): Quote {
  const lines = [
    ...(choice.form === 'reflow' ? reflowLines(choice.counts, prices.reflow) : fixedLines(choice.counts, prices.fixed)),
    ...extraLines(choice, prices),
  ]
  const supply = lines.reduce((sum, { amount }) => sum + amount, 0)
  const vat = vatOf(supply)
  return {
    tariffVersion: `ebook-${version}`,
    // Every quote names a way of printing; nothing that has no part asks for it.
    route: 'digital-sheet',
    copies: 1,
    lines,
    supply,
    vat,
    total: supply + vat,
    unit: supply + vat,
    spine: null,
    coverFlat: null,
    copyWeight: 0,
    workingDays: workingDaysOf(choice, prices),
  }
}

/** From payment to the first proof. */
export function workingDaysOf(
  { form, extras }: Pick<EbookChoice, 'form' | 'extras'>,
  { days, extras: offered }: Pick<EbookPrices, 'days' | 'extras'>,
): number {
  return extras.includes('rush') && offered.rush !== null ? Math.min(days.rush, days[form]) : days[form]
}

function reflowLines(counts: ManuscriptCounts, prices: EbookPrices['reflow']): PriceLine[] {
  const beyond = Math.max(0, counts.characters - prices.characters)
  return [
    line('ebook-reflow', '흐름형 만들기', { quantity: 1, unit: '권', each: prices.base }, { 글자: counts.characters }),
    ...some('ebook-characters', '더 긴 글', {
      quantity: Math.ceil(beyond / TEN_THOUSAND),
      unit: '만 자',
      each: prices.perTenThousand,
    }),
    ...some('ebook-pictures', '그림', { quantity: counts.pictures, unit: '점', each: prices.picture }),
    ...some('ebook-tables', '표', { quantity: counts.tables, unit: '개', each: prices.table }),
    ...some('ebook-notes', '주석', { quantity: counts.notes, unit: '개', each: prices.note }),
  ]
}

function fixedLines(counts: ManuscriptCounts, prices: EbookPrices['fixed']): PriceLine[] {
  const beyond = Math.max(0, counts.pages - prices.pages)
  return [
    line('ebook-fixed', '고정형 만들기', { quantity: 1, unit: '권', each: prices.base }, { 쪽: counts.pages }),
    ...some('ebook-pages', '더 많은 쪽', { quantity: beyond, unit: '쪽', each: prices.perPage }),
  ]
}

function extraLines({ extras, counts }: EbookChoice, { extras: prices }: EbookPrices): PriceLine[] {
  const has = (extra: EbookExtra) => extras.includes(extra)
  return [
    ...(has('alt-texts') && prices.altTexts !== null
      ? some('ebook-alt-texts', '그림 설명 글', { quantity: counts.pictures, unit: '점', each: prices.altTexts })
      : []),
    ...(has('isbn') && prices.isbn !== null
      ? some('ebook-isbn', 'ISBN 발급 대행', { quantity: 1, unit: '건', each: prices.isbn })
      : []),
    ...(has('rush') && prices.rush !== null
      ? some('ebook-rush', '서둘러 만들기', { quantity: 1, unit: '건', each: prices.rush })
      : []),
  ]
}

interface Counted {
  readonly quantity: number
  readonly unit: string
  readonly each: Krw
}

const some = (code: string, label: string, counted: Counted): PriceLine[] =>
  counted.quantity > 0 && counted.each > 0 ? [line(code, label, counted)] : []

const line = (
  code: string,
  label: string,
  { quantity, unit, each }: Counted,
  inputs: PriceLine['inputs'] = {},
): PriceLine => ({
  code,
  partId: null,
  label,
  quantity,
  unit,
  inputs: quantity === 1 ? inputs : { ...inputs, 하나에: each },
  amount: quantity * each,
})
