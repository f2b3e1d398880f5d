import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ListedRepayment,
  listRepayments,
  recordTransfer,
  sendRepayment,
  sendRepaymentLink,
} from '#/contract/money/staff-repayments.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import type { AccountDraft } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { toast } from '#/web/ui/toasts.ts'

export type Shown = 'owed' | 'all'
const KEY = 'staff-repayments'

/** Kept fresh by the topic of the queue, like every desk: a refund that ends elsewhere leaves the list at once. */
export function useRepayments(show: Shown) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, [KEY]))
  return useInfiniteQuery({
    queryKey: [KEY, show],
    queryFn: ({ pageParam, signal }) =>
      call(listRepayments, { query: { show, ...(pageParam ? { before: pageParam } : {}) }, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchInterval: 60_000,
  })
}

/** What finance does with money that did not go back. */
export function useRepaymentActs({ id: repaymentId, seen }: Pick<ListedRepayment, 'id' | 'seen'>, onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { repaymentId }
  const done = (words: string) => {
    toast(words)
    onDone()
  }
  /** Refused too: somebody else may have moved it. */
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] })
  return {
    send: useMutation({
      mutationFn: (refundAccount: AccountDraft | null) => {
        const body = { ...(refundAccount ? { refundAccount } : {}), seen }
        return once(['send', body], (idempotencyKey) =>
          call(sendRepayment, { params, body, idempotencyKey, errors: 'throw' }),
        )
      },
      onSuccess: () => done('돌려보내고 있습니다. 결과는 이 목록에 나타납니다.'),
      onSettled,
    }),
    link: useMutation({
      mutationFn: () => once('link', (idempotencyKey) => call(sendRepaymentLink, { params, idempotencyKey })),
      onSuccess: () => done('고객에게 계좌를 묻는 문자와 메일을 보냈습니다.'),
      onSettled,
    }),
    transfer: useMutation({
      mutationFn: (note: string) =>
        once(['transfer', note], (idempotencyKey) =>
          call(recordTransfer, { params, body: { note, seen }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => done('직접 이체한 것으로 적었습니다.'),
      onSettled,
    }),
  }
}
