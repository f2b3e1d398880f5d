import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import { previewManualOrder } from '#/contract/production/manual-orders.contract.ts'
import { call } from '#/web/api/call.ts'
import { type NewOrderValues, previewBody } from './new-order-values.ts'

export interface OrderSumOfNow {
  readonly amounts: ResultOf<typeof previewManualOrder>['amounts'] | null
  /** What is shown is not yet of what is typed. */
  readonly stale: boolean
  readonly failure: string | null
}

/** What the order comes to with delivery and the customer's discount, asked anew with each change. */
export function useOrderSum(values: NewOrderValues, possible: boolean): OrderSumOfNow {
  const typed = JSON.stringify(previewBody(values))
  const asked = useDeferredValue(typed)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['manual-order-sum', asked],
    queryFn: ({ signal }) => call(previewManualOrder, { body: JSON.parse(asked), signal, errors: 'throw' }),
    enabled: possible,
    placeholderData: keepPreviousData,
  })
  return {
    amounts: possible ? (data?.amounts ?? null) : null,
    stale: !possible || !data || isPlaceholderData || asked !== typed,
    failure: error?.message ?? null,
  }
}
