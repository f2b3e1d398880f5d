import type { OwnDiscount } from '#/domain/members/agreed-discount.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { type OrderAmounts, orderAmounts } from '#/domain/orders/order-amounts.ts'
import type { Quote } from '#/domain/pricing/quote.ts'

/** What the jobs cost when all of them go to one ordinary address by courier, the customer's discount taken off. */
export function estimateAmounts(quotes: readonly Quote[], discount: OwnDiscount, fees: DeliveryFees): OrderAmounts {
  const grams = quotes.reduce((sum, quote) => sum + quote.copyWeight * quote.copies, 0)
  return orderAmounts(quotes, [{ method: 'courier', zipcode: null, grams }], discount, fees)
}
