import { useQueries, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { latestShipments } from '#/contract/production/tracking.contract.ts'
import { listMyReviews } from '#/contract/support/reviews.contract.ts'
import { call } from '#/web/api/call.ts'

type LatestParcel = ResultOf<typeof latestShipments>['items'][number]

/** What the actions of rows lead to: parcels of the orders that are on the screen, asked for all of them at once. */
export interface RowGoals {
  readonly parcelOf: (orderNumber: string) => LatestParcel | null
  /** The line has arrived and nothing was written about it yet. */
  readonly mayReview: (lineId: string) => boolean
}

const PER_ASK = 20

/** As many as are asked for at once; a longer list asks again for what was added. */
const inPages = (numbers: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(numbers.length / PER_ASK) }, (_, page) =>
    numbers.slice(page * PER_ASK, (page + 1) * PER_ASK).join(','),
  )

export function useRowGoals(orders: readonly OrderSummary[]): RowGoals {
  const sent = orders
    .filter(({ label }) => label.step === 'delivery' || label.step === 'done')
    .map(({ orderNumber }) => orderNumber)
  const parcels = useQueries({
    queries: inPages(sent).map((numbers) => ({
      queryKey: ['orders', 'parcels', numbers],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call(latestShipments, { query: { orders: numbers }, signal, errors: 'throw' }),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.items ?? []),
  })
  const reviews = useQuery({
    queryKey: ['my-reviews', 'all'],
    queryFn: ({ signal }) => call(listMyReviews, { query: {}, signal, errors: 'throw' }),
    enabled: orders.some(({ label }) => label.step === 'done'),
  })
  return {
    mayReview: (id) => reviews.data?.open.some(({ lineId }) => lineId === id) ?? false,
    parcelOf: (number) => parcels.find(({ orderNumber }) => orderNumber === number) ?? null,
  }
}
