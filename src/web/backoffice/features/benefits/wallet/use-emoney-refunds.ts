import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  decideEmoneyRefund,
  listEmoneyRefunds,
  readEmoneyRefundAccount,
  settleOwedCharge,
} from '#/contract/money/staff-charges.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { toast } from '#/web/ui/toasts.ts'
import { BENEFITS_KEY } from './use-benefits.ts'

export type Shown = 'open' | 'all'
const KEY = [...BENEFITS_KEY, 'refunds']

export function useEmoneyRefunds(show: Shown) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, KEY))
  return useInfiniteQuery({
    queryKey: [...KEY, show],
    queryFn: ({ pageParam, signal }) =>
      call(listEmoneyRefunds, {
        query: { show, ...(pageParam ? { before: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}

/** Where finance sends it; each look is written down. */
export const useRefundAccount = (id: string) =>
  useQuery({
    queryKey: ['emoney-refund-account', id],
    queryFn: ({ signal }) => call(readEmoneyRefundAccount, { params: { id }, signal, errors: 'throw' }),
    gcTime: 0,
  })

export function useRefundDecision(id: string, onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: { readonly agree: boolean; readonly reason?: string }) =>
      once([id, body], (idempotencyKey) =>
        call(decideEmoneyRefund, { params: { id }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: (_done, { agree }) => {
      toast(agree ? '환불했습니다.' : '거절하고 고객에게 알렸습니다.')
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: BENEFITS_KEY }),
  })
}

export function useOwedSettlement(id: string, onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: { readonly how: 'received' | 'written-off'; readonly reason: string }) =>
      once([id, body], (idempotencyKey) =>
        call(settleOwedCharge, { params: { id }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: () => {
      toast('정리했습니다.')
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: BENEFITS_KEY }),
  })
}
