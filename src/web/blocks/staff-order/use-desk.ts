import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import * as endpoints from '#/contract/production/order-desk.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'

/** Files over time, what was said, notes of staff. */
export function useDesk(orderNumber: string) {
  return useQuery({
    queryKey: ['order-desk', orderNumber],
    queryFn: ({ signal }) => call(endpoints.readOrderDesk, { params: { orderNumber }, signal, errors: 'throw' }),
  })
}

const ANSWERED = {
  agreed: '이 파일로 진행합니다.',
  refused: '진행하지 않기로 했습니다.',
  outdated: '그 사이 파일이 바뀌어 요청을 닫았습니다.',
} as const

interface OverrideAnswer {
  readonly overrideId: string
  readonly agree: boolean
  readonly text?: string
}

/** What staff writes and decides on the page of an order; the same act sent twice is done once. */
export function useDeskActs(orderNumber: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { orderNumber }
  const onSettled = () => refreshAdmin(client)
  return {
    note: useMutation({
      mutationFn: (body: BodyInputOf<typeof endpoints.writeNote>) =>
        once(['note', body], (idempotencyKey) =>
          call(endpoints.writeNote, { params, body, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => toast('내부 메모를 남겼습니다.'),
      onSettled,
    }),
    write: useMutation({
      mutationFn: ({ lineId, text }: { readonly lineId: string; readonly text: string }) =>
        once(['write', lineId, text], (idempotencyKey) =>
          call(endpoints.writeCustomer, { params: { lineId }, body: { text }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => toast('고객에게 보냈습니다.'),
      onSettled,
    }),
    read: useMutation({ mutationFn: () => call(endpoints.markWordsRead, { params }), onSettled }),
    askOverride: useMutation({
      mutationFn: ({ lineId, reason }: { readonly lineId: string; readonly reason: string }) =>
        once(['override', lineId, reason], (idempotencyKey) =>
          call(endpoints.askOverride, { params: { lineId }, body: { reason }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => toast('다른 담당자의 확인을 기다립니다.'),
      onSettled,
    }),
    answerOverride: useMutation({
      mutationFn: ({ overrideId, agree, text = '' }: OverrideAnswer) =>
        once(['answer', overrideId, agree, text], (idempotencyKey) =>
          call(endpoints.answerOverride, { params: { overrideId }, body: { agree, text }, idempotencyKey }),
        ),
      onSuccess: ({ outcome }) => toast(ANSWERED[outcome]),
      onSettled,
    }),
  }
}

export type DeskActs = ReturnType<typeof useDeskActs>
