import type { Krw } from '#/domain/money/krw.ts'
import { discountName } from '#/domain/members/agreed-discount.ts'
import { vatWithin } from '#/domain/money/vat.ts'

/** What an order sold for money, as far as the tax office cares. */
export interface TaxSale {
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly lines: readonly {
    readonly title: string
    readonly copies: number
    readonly supply: Krw
    readonly vat: Krw
  }[]
  readonly discountTotal: Krw
  readonly discountAgreed: boolean
  readonly couponTotal: Krw
  /** Paid with points and e-money, which no paper proves. */
  readonly prepaidTotal: Krw
  readonly deliveryTotal: Krw
  /** To pay after every reduction. */
  readonly total: Krw
  /** What of it the slips of cards prove. */
  readonly slip: Krw
  /** What of it a paper proves: less what went back, is yet to come or has the slip of a card. */
  readonly net: Krw
  /** Korean: why that is less than what no slip proves. */
  readonly missing?: string
}

export interface TaxItem {
  readonly day: string
  readonly name: string
  readonly quantity: number | null
  readonly unitPrice: Krw | null
  readonly supply: Krw
  readonly vat: Krw
}

export interface TaxSum {
  readonly supply: Krw
  readonly vat: Krw
}

/** An invoice has room for so many rows. */
export const MOST_ITEMS = 99

const extra = (day: string, name: string, amount: Krw): TaxItem[] => {
  if (amount === 0) return []
  const vat = vatWithin(amount)
  return [{ day, name, quantity: null, unitPrice: null, supply: amount - vat, vat }]
}

/**
 * Each line as the order has it, then each reduction, the delivery and what is missing: the rows sum to `net` to the won, and their VAT is
 * what `standingVat` says of it, so that a refund is split on a tax paper as on a statement.
 */
export function saleItems(sale: TaxSale): readonly TaxItem[] {
  if (sale.net === 0) return []
  return [
    ...sale.lines.map(({ title, copies, supply, vat }) => ({
      day: sale.day,
      name: title,
      quantity: copies,
      unitPrice: Math.round(supply / copies),
      supply,
      vat,
    })),
    ...extra(sale.day, discountName(sale.discountAgreed), -sale.discountTotal),
    ...extra(sale.day, '쿠폰 할인', -sale.couponTotal),
    ...extra(sale.day, '포인트·e머니 사용', -sale.prepaidTotal),
    ...extra(sale.day, '배송비', sale.deliveryTotal),
    ...extra(sale.day, '카드 결제', -sale.slip),
    // One row whatever the causes, so that the same money is always split alike, and as the statement splits it.
    ...extra(sale.day, sale.missing ?? '환불', sale.net - (sale.total - sale.slip)),
  ]
}

export function sumOf(items: readonly TaxSum[]): TaxSum {
  return {
    supply: items.reduce((sum, item) => sum + item.supply, 0),
    vat: items.reduce((sum, item) => sum + item.vat, 0),
  }
}

/** As many rows as there is room for; the rest is one row that keeps the sums. */
export function fitItems(items: readonly TaxItem[], most = MOST_ITEMS): readonly TaxItem[] {
  if (items.length <= most) return items
  const shown = items.slice(0, most - 1)
  const rest = items.slice(most - 1)
  const day = rest.at(-1)?.day ?? ''
  return [...shown, { day, name: `그 밖의 품목 ${rest.length}건`, quantity: null, unitPrice: null, ...sumOf(rest) }]
}

export const minusOf = ({ supply, vat }: TaxSum): TaxSum => ({ supply: 0 - supply, vat: 0 - vat })
