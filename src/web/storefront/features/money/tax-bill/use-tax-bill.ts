import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as own from '#/contract/money/tax-bill.contract.ts'
import type { TaxFirmField, TaxWish } from '#/contract/money/tax-parts.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'

const KEY = 'tax-bill'
/** Papers move by themselves for some minutes after they were asked for. */
const FRESH_MS = 15_000

export const useTaxBill = (month: string | null) =>
  useQuery({
    queryKey: [KEY, 'month', month],
    queryFn: ({ signal }) => call(own.listTaxBill, { query: month ? { month } : {}, signal, errors: 'throw' }),
    refetchInterval: FRESH_MS,
  })

export const useTaxPaper = (documentId: string | null) =>
  useQuery({
    queryKey: [KEY, 'paper', documentId],
    queryFn: ({ signal }) =>
      call(own.readTaxPaper, { params: { documentId: documentId ?? '' }, signal, errors: 'throw' }),
    enabled: documentId !== null,
    refetchInterval: FRESH_MS,
  })

/** What a customer does on the page; each says what it did. */
export function useTaxActs(onDone: () => void = () => undefined) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const done = (words: string) => {
    toast(words)
    onDone()
    return client.invalidateQueries({ queryKey: [KEY] })
  }
  return {
    ask: useMutation({
      mutationFn: (body: { orderNumbers: string[]; together: boolean; wish: TaxWish }) =>
        once(body, (idempotencyKey) => call(own.askTaxPapers, { body, idempotencyKey })),
      onSuccess: () => done('신청했습니다. 발행되면 메일로 알려 드립니다.'),
    }),
    change: useMutation({
      mutationFn: ({ documentId, wish }: { documentId: string; wish: TaxWish }) =>
        call(own.changeTaxBuyer, { params: { documentId }, body: { wish } }),
      onSuccess: () => done('받는 곳을 고쳤습니다.'),
    }),
    cancel: useMutation({
      mutationFn: (documentId: string) => call(own.cancelTaxPaper, { params: { documentId } }),
      onSuccess: () => done('신청을 취소했습니다.'),
    }),
    saveBuyer: useMutation({
      mutationFn: (body: { buyer: TaxFirmField; monthly: boolean }) => call(own.saveTaxBuyer, { body }),
      onSuccess: () => done('받는 곳을 저장했습니다.'),
    }),
    open: useMutation({
      mutationFn: (documentId: string) => call(own.openTaxPaper, { params: { documentId } }),
    }),
  }
}
