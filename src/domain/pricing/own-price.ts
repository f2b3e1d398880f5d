import type { Krw } from '#/domain/money/krw.ts'
import type { Copies } from '#/domain/print/units.ts'
import { percentOf } from './percent-of.ts'
import type { NextBreak, QuantityRow } from './quote.ts'

export interface OwnPrice {
  /** What the rate takes off, VAT included. */
  readonly off: Krw
  readonly total: Krw
  /** Per copy, rounded up, for show only. */
  readonly unit: Krw
}

/** One job as a customer of this rate pays for it alone; an order takes the rate off all of its jobs together. */
export function ownPrice({ total, copies }: { readonly total: Krw; readonly copies: Copies }, rate: number): OwnPrice {
  const off = percentOf(total, rate)
  return { off, total: total - off, unit: Math.ceil((total - off) / copies) }
}

export const ownRow = (row: QuantityRow, rate: number): QuantityRow => {
  const { total, unit } = ownPrice(row, rate)
  return { ...row, total, unit }
}

/** `total`: what the run of now costs without the rate. */
export function ownBreak(next: NextBreak, total: Krw, rate: number): NextBreak {
  const more = ownPrice({ total: total + next.extra, copies: next.copies }, rate)
  return { ...next, extra: Math.max(0, more.total - ownPrice({ total, copies: 1 }, rate).total), unit: more.unit }
}
