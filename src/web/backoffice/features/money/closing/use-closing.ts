import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as closing from '#/contract/money/closing.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { toast } from '#/web/ui/toasts.ts'

const KEY = 'closing'

export function useClosingDay(day: string) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, [KEY]))
  return useQuery({
    queryKey: [KEY, 'day', day],
    queryFn: ({ signal }) => call(closing.readClosingDay, { params: { day }, signal, errors: 'throw' }),
  })
}

export const useClosingMonth = (month: string) =>
  useQuery({
    queryKey: [KEY, 'month', month],
    queryFn: ({ signal }) => call(closing.readClosingMonth, { params: { month }, signal, errors: 'throw' }),
  })

/** What finance does with a day or a month. */
export function useClosingActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const done = (words: string) => {
    toast(words)
    return client.invalidateQueries({ queryKey: [KEY] })
  }
  const onError = () => client.invalidateQueries({ queryKey: [KEY] })
  return {
    compare: useMutation({
      mutationFn: (day: string) => call(closing.compareDay, { params: { day }, errors: 'throw' }),
      onSuccess: () => done('다시 맞춰 보았습니다.'),
    }),
    explain: useMutation({
      mutationFn: ({ differenceId, reason }: { readonly differenceId: string; readonly reason: string }) =>
        once([differenceId, reason], (idempotencyKey) =>
          call(closing.explainDifference, {
            params: { differenceId },
            body: { reason },
            idempotencyKey,
            errors: 'throw',
          }),
        ),
      onSuccess: () => done('이유를 적었습니다.'),
      onError,
    }),
    closeDay: useMutation({
      mutationFn: (day: string) =>
        once(['day', day], (idempotencyKey) =>
          call(closing.closeDay, { params: { day }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => done('마감했습니다.'),
      onError,
    }),
    closeMonth: useMutation({
      mutationFn: (month: string) =>
        once(['month', month], (idempotencyKey) =>
          call(closing.closeMonth, { params: { month }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => done('이 달을 마감했습니다.'),
      onError,
    }),
    reopen: useMutation({
      mutationFn: ({ month, reason }: { readonly month: string; readonly reason: string }) =>
        once(['reopen', month, reason], (idempotencyKey) =>
          call(closing.reopenMonth, { params: { month }, body: { reason }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => done('다시 열었습니다.'),
      onError,
    }),
  }
}
