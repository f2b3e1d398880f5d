import type { TaxWish } from '#/contract/money/tax-parts.ts'
import type { TaxBuyer } from '#/domain/tax/tax-party.ts'

/** Whom a paper is asked for; a receipt is mailed to where the order is. */
export function buyerOfWish(wish: TaxWish, email: string): TaxBuyer {
  switch (wish.kind) {
    case 'tax-invoice':
      return wish.buyer
    case 'income-receipt':
      return { identity: wish.phone, email }
    case 'expense-receipt':
      return { identity: wish.businessNumber, email }
  }
}
