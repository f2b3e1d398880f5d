import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as desk from '#/contract/money/staff-tax.contract.ts'
import type { TaxFirmField, TaxWish } from '#/contract/money/tax-parts.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { toast } from '#/web/ui/toasts.ts'

const KEY = 'staff-tax-papers'

/** Kept fresh by the topic of the queue, like every desk. */
export function useTaxPapers(show: desk.TaxShow, month: string | null) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, [KEY]))
  return useQuery({
    queryKey: [KEY, show, month],
    queryFn: ({ signal }) =>
      call(desk.listTaxPapers, { query: { show, ...(month ? { month } : {}) }, signal, errors: 'throw' }),
    refetchInterval: 30_000,
  })
}

export const useStaffPaper = (documentId: string) =>
  useQuery({
    queryKey: [KEY, 'paper', documentId],
    queryFn: ({ signal }) => call(desk.readStaffTaxPaper, { params: { documentId }, signal, errors: 'throw' }),
  })

/** What the desk does with one paper; each says what it did. */
export function usePaperActs(documentId: string, onDone: () => void = () => undefined) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { documentId }
  const done = (words: string) => {
    toast(words)
    onDone()
    return client.invalidateQueries({ queryKey: [KEY] })
  }
  return {
    issue: useMutation({
      mutationFn: () => once('issue', (idempotencyKey) => call(desk.issueTaxPaper, { params, idempotencyKey })),
      onSuccess: () => done('발행하고 있습니다. 결과는 이 목록에 나타납니다.'),
    }),
    correct: useMutation({
      mutationFn: (wish: TaxWish) => call(desk.correctTaxPaper, { params, body: { wish } }),
      onSuccess: () => done('받는 곳을 고치고 발행합니다.'),
    }),
    confirm: useMutation({
      mutationFn: (code: 2 | 3 | 4) =>
        once(['confirm', code], (idempotencyKey) =>
          call(desk.confirmAmendment, { params, body: { code }, idempotencyKey }),
        ),
      onSuccess: () => done('수정 세금계산서를 발행합니다.'),
    }),
    undo: useMutation({
      mutationFn: (body: { reason: string; buyer?: TaxFirmField }) =>
        once(['undo', body], (idempotencyKey) => call(desk.undoTaxPaper, { params, body, idempotencyKey })),
      onSuccess: () => done('수정 세금계산서를 발행합니다.'),
    }),
    withdraw: useMutation({
      mutationFn: (reason: string) => call(desk.withdrawTaxPaper, { params, body: { reason } }),
      onSuccess: () => done('발행을 취소했습니다.'),
    }),
  }
}

export function useCollect(onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (month: string) =>
      once(['collect', month], (idempotencyKey) =>
        call(desk.collectTaxPapers, { body: { month }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: ({ papers }) => {
      toast(papers === 0 ? '그 달에 모은 것이 없습니다.' : `${papers}장을 발행합니다.`)
      onDone()
      return client.invalidateQueries({ queryKey: [KEY] })
    },
  })
}
