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
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { type Destination, orderBody, sharesOf, type CheckoutValues } from './checkout-values.ts'
import { splitMessages } from './split-messages.ts'

/** The amounts of the sheet as it stands; asked anew when a method, a postal code or the split changes. */
export function useAmounts(items: readonly CartItem[], destinations: readonly Destination[]) {
  const itemIds = items.map((item) => item.id)
  const shares = sharesOf(items, destinations)
  const deliveries = destinations.map(({ method, zipcode }, at) => ({
    method,
    zipcode: /^\d{5}$/.test(zipcode) && method !== 'pickup' ? zipcode : null,
    counts: [...countsOf(shares[at] ?? [])],
  }))
  return useQuery({
    queryKey: ['order-preview', itemIds, items.map((item) => item.version), deliveries],
    queryFn: ({ signal }) => call(previewOrder, { body: { itemIds, deliveries }, signal, errors: 'throw' }),
    placeholderData: keepPreviousData,
    // A split that does not add up has no price; the last one stays until it does.
    enabled: splitMessages(items, destinations) === null,
  })
}

interface WhatFollows {
  readonly onOrdered: () => void
  readonly onPriceChanged: () => void
}

/** Orders once however often it is pressed; a changed price is told and nothing is ordered until it is pressed again. */
export function usePlaceOrder(items: readonly CartItem[], { onOrdered, onPriceChanged }: WhatFollows) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const kept = useRef({ intent: '', key: '' })
  return useMutation({
    mutationFn: ({ values, shownTotal }: { readonly values: CheckoutValues; readonly shownTotal: number }) => {
      const body = orderBody(values, items, shownTotal)
      const intent = JSON.stringify(body)
      if (kept.current.intent !== intent) kept.current = { intent, key: newIdempotencyKey() }
      return call(placeOrder, { body, idempotencyKey: kept.current.key, errors: 'throw' })
    },
    onSuccess: ({ orderNumber, total }) => {
      onOrdered()
      // What was ordered has left the cart; this page, which shows it, is about to be left as well.
      void client.invalidateQueries({ queryKey: ['cart'], refetchType: 'none' })
      void trackOrders('begin_checkout', { id: orderNumber, value: total, orderNumbers: [orderNumber] })
      void navigate(to('/order/{orderNumber}/payment', { orderNumber }), { replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') onPriceChanged()
    },
  })
}
