import { useQuery } from '@tanstack/react-query'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { call } from '#/web/api/call.ts'

/** What is chosen in the cart with the best combination of coupons; null while nothing in it can be ordered. */
export const useCartCoupons = () =>
  useQuery({
    queryKey: ['cart-coupons'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listCart, { query: {}, signal, errors: 'throw' })
      const chosen = items.filter((item) => item.selected && item.price.state === 'priced')
      if (chosen.length === 0) return null
      const counts = chosen.map(({ spec }, at) => ({ line: at + 1, copies: spec.copies }))
      const deliveries = [{ method: 'courier' as const, zipcode: null, counts }]
      const body = { itemIds: chosen.map(({ id }) => id), deliveries, bestCoupons: true }
      const { amounts, coupons } = await call(previewOrder, { body, signal, errors: 'throw' })
      return { items: chosen, amounts, coupons }
    },
    // The cart says itself what cannot be ordered; coupons are shown without it.
  })
export type CartCoupons = NonNullable<ReturnType<typeof useCartCoupons>['data']>
