import type { Krw } from '#/domain/money/krw.ts'
import type { PriceLine } from '#/domain/pricing/quote.ts'
import { isCost, jobCost } from '#/domain/reports/job-cost.ts'
import { makesAgain, type Offer, OFFER_NAMES } from './case-offer.ts'

/** However few are made again, plates are made and machines are set up as for all. */
const WHOLE: ReadonlySet<string> = new Set(['plates', 'make-ready'])

export interface CaseCostLine {
  readonly label: string
  readonly amount: Krw
}

export interface CaseCosts {
  /** Copies that are made again; null where none are. */
  readonly copies: number | null
  readonly lines: readonly CaseCostLine[]
  readonly sum: Krw
  /** What the line was sold for before VAT, and what is left of that after making it, without and with the fault. */
  readonly supply: Krw
  readonly margin: Krw
  readonly left: Krw
}

interface CostedCase {
  /** Nothing is offered yet: it is reckoned as a remake of what is wrong. */
  readonly offer: Pick<Offer, 'kind' | 'copies' | 'amount' | 'after'> | null
  readonly copies: number
  readonly line: {
    readonly copies: number
    readonly supply: Krw
    readonly prices: readonly Pick<PriceLine, 'code' | 'partId' | 'label' | 'amount'>[]
  }
  /** What was paid for one parcel to where the goods went. */
  readonly fee: Krw
}

/** What a fault costs the shop by the prices its line was sold at: made again, paid back, or made up for. */
export function caseCosts({ offer, copies: wrong, line, fee }: CostedCase): CaseCosts {
  const remakes = offer === null || makesAgain(offer)
  const copies = remakes ? Math.min(line.copies, offer?.copies ?? wrong) : null
  const lines = [
    ...(copies === null ? [] : madeAgain(line, copies)),
    ...(copies !== null && fee > 0 ? [{ label: '다시 보내는 배송비', amount: fee }] : []),
    ...(offer?.amount ? [{ label: OFFER_NAMES[offer.kind], amount: offer.amount }] : []),
  ]
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  const margin = line.supply - jobCost(line.prices)
  return { copies, lines, sum, supply: line.supply, margin, left: margin - sum }
}

/** Lines of the same name are one: a book has paper in several parts. */
function madeAgain({ prices, copies: all }: CostedCase['line'], copies: number): readonly CaseCostLine[] {
  const byLabel = new Map<string, Krw>()
  for (const { code, label, amount } of prices)
    if (isCost(code)) {
      const own = WHOLE.has(code) ? amount : Math.round((amount * copies) / all)
      byLabel.set(label, (byLabel.get(label) ?? 0) + own)
    }
  return [...byLabel].flatMap(([label, amount]) => (amount === 0 ? [] : [{ label, amount }]))
}
