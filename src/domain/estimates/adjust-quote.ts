import type { Krw } from '#/domain/money/krw.ts'
import { vatOf } from '#/domain/money/vat.ts'
import { priceLine } from '#/domain/pricing/price-lines.ts'
import type { PriceLine, Quote } from '#/domain/pricing/quote.ts'
import { err, ok, type Result } from '#/lib/result.ts'

const CODE = 'adjustment'
/** VAT is a tenth of the supply: a supply in tens of won keeps it whole. */
const STEP = 10

/** The supply as the tariff has it, and what staff added or took off, each with its reason. */
export interface AdjustedSupply {
  readonly tariff: Krw
  readonly adjustments: readonly { readonly reason: string; readonly amount: Krw }[]
}

/**
 * The quote with one more line: `amount` of supply, negative to take off, and why. Lines still sum to the supply and VAT is
 * exact. Errors are Korean and ready to show.
 */
export function adjustQuote(quote: Quote, amount: Krw, reason: string): Result<Quote, string> {
  if (!Number.isSafeInteger(amount) || amount === 0) return err('조정할 금액을 입력해 주세요.')
  if (amount % STEP !== 0) return err('조정 금액은 10원 단위로 입력해 주세요.')
  const supply = quote.supply + amount
  if (supply <= 0) return err('조정한 뒤의 공급가액은 0원보다 커야 합니다.')
  const total = supply + vatOf(supply)
  const line = priceLine(CODE, null, `조정 · ${reason}`, amount, { quantity: 1, unit: '건', inputs: { 사유: reason } })
  return ok({
    ...quote,
    lines: [...quote.lines, line],
    supply,
    vat: vatOf(supply),
    total,
    unit: Math.ceil(total / quote.copies),
  })
}

/** A fresh quote of the same job in other copies with what staff added to or took off the old one, in the same proportion. */
export function adjustLike(old: Quote, fresh: Quote): Result<Quote, string> {
  let adjusted: Result<Quote, string> = ok(fresh)
  for (const { reason, amount } of adjustedSupply(old).adjustments) {
    const share = Math.trunc((amount * fresh.copies) / old.copies / STEP) * STEP
    if (adjusted.ok && share !== 0) adjusted = adjustQuote(adjusted.value, share, reason)
  }
  return adjusted
}

export function adjustedSupply(quote: Quote): AdjustedSupply {
  const adjustments = quote.lines
    .filter((line) => line.code === CODE)
    .map((line) => ({ reason: reasonOf(line), amount: line.amount }))
  return { tariff: adjustments.reduce((supply, { amount }) => supply - amount, quote.supply), adjustments }
}

const reasonOf = (line: PriceLine): string => String(line.inputs['사유'] ?? line.label)
