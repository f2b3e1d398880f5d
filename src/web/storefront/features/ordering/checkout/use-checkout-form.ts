import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { countsOf } from '#/domain/orders/split-copies.ts'
import { trackOrders } from '#/web/blocks/counting/track-orders.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { type Destination, orderBody, sharesOf, type CheckoutValues, type ShownSums } from './checkout-values.ts'
import { payingState } from './paying-state.ts'
import type { PrepaidAsked } from './prepaid-rules.ts'
import { splitFault } from './split-messages.ts'

/** What one place costs and carries. */
export interface PlaceCost {
  readonly fee: number
  readonly grams: number
  readonly boxes: number
}

/**
 * The amounts of the sheet as it stands; asked anew when anything of it changes that has a price. `couponIds` null:
 * with the best combination.
 */
export function useAmounts(
  items: readonly CartItem[],
  destinations: readonly Destination[],
  couponIds: readonly string[] | null,
  { points, emoney }: PrepaidAsked,
) {
  const itemIds = items.map((item) => item.id)
  const shares = sharesOf(items, destinations)
  const deliveries = destinations.map(({ method, zipcode }, at) => ({
    method,
    zipcode: /^\d{5}$/.test(zipcode) && method !== 'pickup' ? zipcode : null,
    counts: [...countsOf(shares[at] ?? [])],
  }))
  return useQuery({
    queryKey: ['order-preview', itemIds, items.map((item) => item.version), deliveries, couponIds, points, emoney],
    queryFn: ({ signal }) => {
      const benefits = { couponIds: [...(couponIds ?? [])], points, emoney }
      const body = { itemIds, deliveries, benefits, bestCoupons: couponIds === null }
      return call(previewOrder, { body, signal, errors: 'throw' })
    },
    placeholderData: keepPreviousData,
    // A split that does not add up has no price; the last one stays until it does.
    enabled: splitFault(items, destinations) === null,
  })
}

/** Of each place, while the amounts are those of the sheet as it stands. */
export function costsOf(amounts: ReturnType<typeof useAmounts>): readonly PlaceCost[] {
  if (!amounts.data || amounts.isPlaceholderData) return []
  const { deliveryFees, parcels } = amounts.data
  return parcels.map((parcel, at) => ({ ...parcel, fee: deliveryFees[at] ?? 0 }))
}

interface WhatFollows {
  readonly onOrdered: () => void
  readonly onPriceChanged: () => void
}

/**
 * Orders once however often it is pressed, and goes on to the payment page, which opens the window by itself: the order is
 * there before any window is. A changed price is told, and nothing is ordered until it is pressed again.
 */
export function usePlaceOrder(items: readonly CartItem[], { onOrdered, onPriceChanged }: WhatFollows) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const kept = useRef({ intent: '', key: '' })
  return useMutation({
    mutationFn: ({ values, shown }: { readonly values: CheckoutValues; readonly shown: ShownSums }) => {
      const body = orderBody(values, items, shown)
      const intent = JSON.stringify(body)
      if (kept.current.intent !== intent) kept.current = { intent, key: newIdempotencyKey() }
      return call(placeOrder, { body, idempotencyKey: kept.current.key, errors: 'throw' })
    },
    onSuccess: ({ orderNumber, total }, { values }) => {
      onOrdered()
      // What was ordered has left the cart; this page, which shows it, is about to be left as well.
      void client.invalidateQueries({ queryKey: ['cart'], refetchType: 'none' })
      void client.invalidateQueries({ queryKey: WALLET_KEY, refetchType: 'none' })
      void trackOrders('begin_checkout', { id: orderNumber, value: total, orderNumbers: [orderNumber] })
      // The way back from the payment page is the cart, which says that this order waits.
      const page = to('/order/{orderNumber}/payment', { orderNumber })
      void navigate(page, { replace: true, state: payingState(values.means, values.depositor) })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'CONFLICT') {
        onPriceChanged()
        void client.invalidateQueries({ queryKey: WALLET_KEY })
      }
      // Ordered in another tab meanwhile: the page then says which order waits instead of offering what is gone.
      if (error.code === 'NOT_FOUND') void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
}
