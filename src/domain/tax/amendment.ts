import type { Day } from '#/domain/calendar/business-days.ts'
import { minusOf, type TaxItem, type TaxSum } from './sale-items.ts'

/** Why an issued invoice is amended, by the number of the law. 5 (local letters of credit) is for zero-rated sales, which a print shop has none of. */
export const AMEND_CODES = [1, 2, 3, 4, 6] as const
export type AmendCode = (typeof AMEND_CODES)[number]

export const AMEND_NAMES: Readonly<Record<AmendCode, string>> = {
  1: '기재사항 착오정정',
  2: '공급가액 변동',
  3: '환입',
  4: '계약의 해제',
  6: '착오에 의한 이중발급',
}

/** What the books can mean by a difference; a person chooses among them. */
export const DIFFERENCE_CODES = [2, 3, 4] as const
export type DifferenceCode = (typeof DIFFERENCE_CODES)[number]

export interface Difference {
  /** What the order is worth now less what its papers say. */
  readonly amount: TaxSum
  /** Nothing of the order is left. */
  readonly whole: boolean
  /** The goods had reached the customer. */
  readonly arrived: boolean
}

/** The likeliest reason: an order taken back whole, goods that came back, else another price. */
export function proposedCode({ amount, whole, arrived }: Difference): DifferenceCode {
  if (amount.supply >= 0) return 2
  if (whole && !arrived) return 4
  return whole || arrived ? 3 : 2
}

/** Null when the reason fits. 3 and 4 only take away, and 4 takes all of it. */
export function whyNotCode(code: DifferenceCode, { amount, whole }: Difference): string | null {
  if (code !== 2 && amount.supply >= 0) return '늘어난 금액은 공급가액 변동으로 발행합니다.'
  if (code === 4 && !whole) return '일부만 줄었을 때는 계약의 해제로 발행할 수 없습니다.'
  return null
}

interface Issued extends TaxSum {
  readonly writeDay: Day
  readonly items: readonly TaxItem[]
}

export interface AmendPart extends TaxSum {
  readonly writeDay: Day
  readonly items: readonly TaxItem[]
  /** Written with the buyer's new details. */
  readonly corrected: boolean
}

/** What was wrong from the start is undone on its own day: 1 is written anew in the right words, 6 is not. */
export function undoParts(code: 1 | 6, issued: Issued): readonly AmendPart[] {
  const minus: AmendPart = {
    ...minusOf(issued),
    writeDay: issued.writeDay,
    items: issued.items.map((item) => ({
      ...item,
      ...minusOf(item),
      quantity: item.quantity === null ? null : -item.quantity,
    })),
    corrected: false,
  }
  if (code === 6) return [minus]
  const { supply, vat, writeDay, items } = issued
  return [minus, { supply, vat, writeDay, items, corrected: true }]
}
