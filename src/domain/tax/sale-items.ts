import type { Krw } from '#/domain/money/krw.ts'
import { splitVat } from '#/domain/money/vat.ts'

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
  readonly deliveryTotal: Krw
  /** To pay after every reduction. */
  readonly total: Krw
  /** What of it a paper proves: less what went back, is yet to come or has the slip of a card. */
  readonly net: Krw
  /** Korean: why that is less than the total. */
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
  const { supply, vat } = splitVat(Math.abs(amount))
  const sign = Math.sign(amount)
  return [{ day, name, quantity: null, unitPrice: null, supply: sign * supply, vat: sign * vat }]
}

/** Each line as the order has it, then what was taken off, the delivery and what is missing: the rows sum to `net` to the won. */
export function saleItems(sale: TaxSale): readonly TaxItem[] {
  if (sale.net === 0) return []
  const goods = sale.lines.reduce((sum, line) => sum + line.supply + line.vat, 0)
  return [
    ...sale.lines.map(({ title, copies, supply, vat }) => ({
      day: sale.day,
      name: title,
      quantity: copies,
      unitPrice: Math.round(supply / copies),
      supply,
      vat,
    })),
    ...extra(sale.day, '할인', sale.total - goods - sale.deliveryTotal),
    ...extra(sale.day, '배송비', sale.deliveryTotal),
    // One row whatever the causes, so that the same money is always split alike.
    ...extra(sale.day, sale.missing ?? '환불', sale.net - sale.total),
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
