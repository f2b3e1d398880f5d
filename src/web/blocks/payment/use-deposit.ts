import { useQuery } from '@tanstack/react-query'
import { readDeposit } from '#/contract/money/payments.contract.ts'
import { call } from '#/web/api/call.ts'

/** Where an order is to be paid in, how much and until when. */
export const useDeposit = (orderNumber: string, { enabled = true }: { readonly enabled?: boolean } = {}) =>
  useQuery({
    queryKey: ['order', orderNumber, 'deposit'],
    queryFn: ({ signal }) => call(readDeposit, { params: { orderNumber }, signal, errors: 'throw' }),
    enabled,
  })
