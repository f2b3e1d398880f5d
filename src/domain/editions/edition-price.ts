import { vatOf } from '#/domain/money/vat.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** What so many copies cost without VAT; won, a multiple of ten, so that the tax is exact. */
export interface PriceRow {
  readonly copies: number
  readonly supply: Krw
}

export const MOST_ROWS = 12
export const MOST_COPIES = 10_000

/** Korean: what is wrong with a table; null when it can be sold by. */
export function tableProblem(rows: readonly PriceRow[]): string | null {
  if (rows.length === 0) return '부수와 값을 한 줄 이상 적어 주세요.'
  if (rows.length > MOST_ROWS) return `값은 ${MOST_ROWS}줄까지 적을 수 있습니다.`
  for (const [at, { copies, supply }] of rows.entries()) {
    const before = rows[at - 1]
    if (supply % 10 !== 0) return `${copies}권의 값은 10원 단위로 적어 주세요.`
    if (!before) continue
    if (copies <= before.copies) return '부수는 적은 것부터 차례로 적어 주세요.'
    if (supply < before.supply) return `${copies}권의 총액이 ${before.copies}권보다 쌉니다.`
    if (supply * before.copies > before.supply * copies)
      return `${copies}권일 때 한 권 값이 ${before.copies}권일 때보다 비쌉니다.`
  }
  return null
}

/** Without VAT. Null for fewer copies than the table begins with, or more than anybody prints of it. */
export function supplyOf(rows: readonly PriceRow[], copies: number): Krw | null {
  const at = rows.findLastIndex((row) => row.copies <= copies)
  const row = rows[at]
  if (!row || copies > MOST_COPIES) return null
  const byCopy = Math.ceil((row.supply * copies) / row.copies / 10) * 10
  // So that a larger run never costs less in total: nobody pays more than for the next row.
  const next = rows[at + 1]
  return next ? Math.min(byCopy, next.supply) : byCopy
}

export const withVat = (supply: Krw): Krw => supply + vatOf(supply)

export interface CopiesPrice {
  readonly copies: number
  readonly total: Krw
  /** A copy, rounded up, for show only. */
  readonly unit: Krw
}

export function priceOf(rows: readonly PriceRow[], copies: number): CopiesPrice | null {
  const supply = supplyOf(rows, copies)
  if (supply === null) return null
  const total = withVat(supply)
  return { copies, total, unit: Math.ceil(total / copies) }
}

/** The next row that makes a copy cheaper; null where none does. */
export function nextBreak(rows: readonly PriceRow[], copies: number): CopiesPrice | null {
  const now = priceOf(rows, copies)
  for (const row of rows) {
    if (row.copies <= copies) continue
    const larger = priceOf(rows, row.copies)
    if (now && larger && larger.unit < now.unit) return larger
  }
  return null
}
