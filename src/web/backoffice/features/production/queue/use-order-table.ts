import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listOrderViews, summariseOrders } from '#/contract/production/order-table.contract.ts'
import type { OrderFilter } from '#/domain/orders/order-filter.ts'
import { call } from '#/web/api/call.ts'

export type OrderSummary = ResultOf<typeof summariseOrders>
export type OrderView = ResultOf<typeof listOrderViews>['items'][number]

/** Figures of everything that the filter has, beyond the rows that are shown. */
export function useOrderSummary(filter: OrderFilter) {
  return useQuery({
    queryKey: ['staff-summary', filter],
    queryFn: ({ signal }) => call(summariseOrders, { query: filter, signal, errors: 'throw' }),
    placeholderData: keepPreviousData,
  })
}

export function useOrderViews() {
  return useQuery({
    queryKey: ['staff-views'],
    queryFn: async ({ signal }) => (await call(listOrderViews, { signal, errors: 'throw' })).items,
    refetchInterval: 60_000,
  })
}
