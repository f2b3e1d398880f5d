import { NO_DISCOUNT } from '#/domain/members/agreed-discount.ts'
import { isAgreed } from '#/web/api/own-discount.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { orderAmounts, type OrderAmounts } from '#/domain/orders/order-amounts.ts'
import { useMember } from '#/web/api/session.ts'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { totalOf } from './use-cart.ts'

/** What the chosen items come to when they go to one place of the mainland by courier, which the order sheet begins with. */
export function useCartTotal(chosen: readonly CartItem[]): OrderAmounts {
  const fees = useShopFees()
  const rate = useMember((member) => member.discountRate)
  const agreed = useMember(isAgreed)
  const priced = chosen.flatMap(({ price, spec, estimate }) =>
    price.state === 'priced' ? [{ quote: price.quote, copies: spec.copies, estimate }] : [],
  )
  const grams = Math.ceil(priced.reduce((sum, { quote, copies }) => sum + quote.copyWeight * copies, 0))
  const parcels =
    priced.length > 0
      ? [{ method: 'courier' as const, zipcode: null, grams, postPaid: chosen.every(({ spec }) => isKit(spec)) }]
      : []
  const amounts = orderAmounts(
    priced.map(({ quote }) => quote),
    parcels,
    // What an estimate promised may carry a discount of its own: the sheet says it, the cart does not guess.
    priced.some(({ estimate }) => estimate !== null) ? NO_DISCOUNT : { rate, agreed },
    fees,
  )
  return priced.length > 0 ? amounts : { ...amounts, total: chosen.reduce((sum, item) => sum + totalOf(item), 0) }
}
