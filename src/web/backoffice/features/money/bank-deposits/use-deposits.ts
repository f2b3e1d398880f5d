import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as desk from '#/contract/money/bank-deposits.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { toast } from '#/web/ui/toasts.ts'

const KEY = 'bank-rows'

/** Kept fresh by the topic of the queue: what somebody else has matched leaves the list at once. */
export function useBankRows(show: desk.BankRowView) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, [KEY]))
  return useInfiniteQuery({
    queryKey: [KEY, show],
    queryFn: ({ pageParam, signal }) =>
      call(desk.listBankRows, {
        query: { show, ...(pageParam ? { before: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}

export const useFoundOrders = (q: string) =>
  useQuery({
    queryKey: ['bank-orders', q],
    queryFn: ({ signal }) => call(desk.findDepositOrders, { query: { q }, signal, errors: 'throw' }),
    enabled: q.trim().length >= 2,
  })

export interface Matching {
  readonly rowIds: readonly string[]
  readonly orderNumbers: readonly string[]
  readonly as: 'payment' | 'owed'
}

/** What finance does with a line of the bank. */
export function useDepositActs(onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const done = (words: string) => {
    toast(words)
    onDone()
    return client.invalidateQueries({ queryKey: [KEY] })
  }
  /** Somebody else was faster: the list says so by itself. */
  const onError = () => client.invalidateQueries({ queryKey: [KEY] })
  return {
    match: useMutation({
      mutationFn: ({ rowIds, orderNumbers, as }: Matching) => {
        const body = { rowIds: [...rowIds], orderNumbers: [...orderNumbers], as }
        return once(body, (idempotencyKey) => call(desk.matchBankRows, { body, idempotencyKey, errors: 'throw' }))
      },
      onSuccess: ({ over }, { as }) =>
        done(
          as === 'owed'
            ? '돌려 드릴 돈으로 적었습니다.'
            : over > 0
              ? `주문에 맞췄습니다. 남은 ${formatWon(over)}은 돌려 드릴 돈에 있습니다.`
              : '주문에 맞췄습니다.',
        ),
      onError,
    }),
    undo: useMutation({
      mutationFn: ({ matchId, reason }: { readonly matchId: string; readonly reason: string }) =>
        once(['undo', matchId, reason], (idempotencyKey) =>
          call(desk.undoBankMatch, { params: { matchId }, body: { reason }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: ({ orderNumbers }) => done(`되돌렸습니다. 주문 ${orderNumbers.join(', ')}은 다시 입금을 기다립니다.`),
      onError,
    }),
    aside: useMutation({
      mutationFn: ({ rowId, reason }: { readonly rowId: string; readonly reason: string | null }) =>
        call(desk.setBankRowAside, { params: { rowId }, body: { reason }, errors: 'throw' }),
      onSuccess: (_, { reason }) => done(reason === null ? '다시 꺼냈습니다.' : '주문과 상관없는 줄로 두었습니다.'),
      onError,
    }),
    refund: useMutation({
      mutationFn: ({ rowId, repaymentId }: { readonly rowId: string; readonly repaymentId: string }) =>
        once(['refund', rowId, repaymentId], (idempotencyKey) =>
          call(desk.confirmBankRefund, { params: { rowId }, body: { repaymentId }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => done('돌려 드린 것으로 적었습니다.'),
      onError,
    }),
  }
}

export const sayImported = ({ added, known, unread }: { added: number; known: number; unread: number }): string =>
  [
    added > 0 ? `새 줄 ${formatCount(added)}개를 넣었습니다.` : '새 줄이 없습니다.',
    known > 0 && `${formatCount(known)}줄은 이미 있었습니다.`,
    unread > 0 && `${formatCount(unread)}줄은 읽지 못해 넣지 않았습니다.`,
    added > 0 && '확실한 입금은 곧 주문에 맞춰집니다.',
  ]
    .filter(Boolean)
    .join(' ')
