import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { readPayable } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'

/** Which orders a payment page is about: one by its path, or several by the query. */
export function usePaidOrders(): readonly string[] {
  const { orderNumber } = useParams()
  const [search] = useSearchParams()
  return orderNumber ? [orderNumber] : search.getAll('orderNumbers').slice(0, 20)
}

/** How these orders stand: what is still to be paid, and what another tab has paid meanwhile. */
export const usePayable = (orderNumbers: readonly string[]) =>
  useQuery({
    queryKey: ['payable', ...orderNumbers],
    queryFn: ({ signal }) => call(readPayable, { query: { orderNumbers: [...orderNumbers] }, signal, errors: 'throw' }),
    enabled: orderNumbers.length > 0,
  })

/** Where the payment window sends the browser; absolute, as the gateway needs it. */
export function pagesAfter(orderNumbers: readonly string[]): { successUrl: string; failUrl: string } {
  const [only] = orderNumbers
  const absolute = (path: string) => new URL(path, location.origin).href
  if (orderNumbers.length === 1 && only)
    return {
      successUrl: absolute(to('/order/{orderNumber}/success', { orderNumber: only })),
      failUrl: absolute(to('/order/{orderNumber}/fail', { orderNumber: only })),
    }
  const query = orderNumbers.map((number) => `orderNumbers=${encodeURIComponent(number)}`).join('&')
  return {
    successUrl: absolute(`${to('/order/success')}?${query}`),
    failUrl: absolute(`${to('/order/fail')}?${query}`),
  }
}
