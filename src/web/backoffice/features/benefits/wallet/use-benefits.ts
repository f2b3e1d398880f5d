import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  decideGiftCards,
  decideGrant,
  listGiftCardBatches,
  listGrants,
  readBenefits,
  stopGiftCards,
} from '#/contract/benefits/staff-wallet.contract.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'

export const BENEFITS_KEY = ['benefits'] as const

export const useBenefits = () =>
  useQuery({
    queryKey: [...BENEFITS_KEY, 'totals'],
    queryFn: ({ signal }) => call(readBenefits, { signal, errors: 'throw' }),
  })

export const useGrants = () =>
  useQuery({
    queryKey: [...BENEFITS_KEY, 'grants'],
    queryFn: ({ signal }) => call(listGrants, { signal, errors: 'throw' }),
  })

export const useBatches = () =>
  useQuery({
    queryKey: [...BENEFITS_KEY, 'gift-cards'],
    queryFn: ({ signal }) => call(listGiftCardBatches, { signal, errors: 'throw' }),
  })

/** The second person's yes or no, to a grant or to a batch of gift cards. */
export function useDecision(what: 'grant' | 'gift-cards', id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (give: boolean): Promise<boolean> => {
      const asked = { params: { id }, body: { give }, idempotencyKey: newIdempotencyKey(), errors: 'throw' } as const
      if (what === 'grant') await call(decideGrant, asked)
      else await call(decideGiftCards, asked)
      return give
    },
    onSuccess: (give) => toast(give ? '승인했습니다.' : '거절했습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: BENEFITS_KEY }),
  })
}

export function useStop(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(stopGiftCards, { params: { id }, body: { reason }, idempotencyKey: newIdempotencyKey(), errors: 'throw' }),
    onSuccess: ({ stopped }) => toast(`등록하지 않은 ${stopped}장을 막았습니다.`),
    onSettled: () => client.invalidateQueries({ queryKey: BENEFITS_KEY }),
  })
}
