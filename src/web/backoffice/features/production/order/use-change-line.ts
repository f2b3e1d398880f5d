import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { BodyInputOf, ResultOf } from '#/contract/endpoint.ts'
import { changeOrderLine, previewOrderChange } from '#/contract/money/order-changes.contract.ts'
import { canonicalJson } from '#/domain/proofs/binding.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { toast } from '#/web/ui/toasts.ts'

export type WantedChange = BodyInputOf<typeof previewOrderChange>
export type ChangePreview = ResultOf<typeof previewOrderChange>

export interface PreviewOfNow {
  readonly data: ChangePreview | null
  /** What is shown is not yet of what is chosen. */
  readonly stale: boolean
  readonly failure: string | null
}

/** What the change comes to, asked anew with each option. */
export function useChangePreview(lineId: string, wanted: WantedChange): PreviewOfNow {
  const typed = JSON.stringify(wanted)
  const asked = useDeferredValue(typed)
  const same = canonicalJson(wanted.spec) === canonicalJson(wanted.seenSpec)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['change-preview', lineId, asked],
    queryFn: ({ signal }) =>
      call(previewOrderChange, { params: { lineId }, body: JSON.parse(asked), signal, errors: 'throw' }),
    enabled: !same,
    placeholderData: keepPreviousData,
  })
  const current = !same && error === null
  return {
    data: current ? (data ?? null) : null,
    stale: !current || !data || isPlaceholderData || asked !== typed,
    failure: same ? null : (error?.message ?? null),
  }
}

/** However often it is pressed, the line is changed once. */
export function useChangeLine(lineId: string, onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeOrderLine>) =>
      once(body, (idempotencyKey) =>
        call(changeOrderLine, { params: { lineId }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: ({ state, difference }) => {
      toast(doneWords(state, difference))
      onDone()
    },
    onSettled: () => refreshAdmin(client),
  })
}

function doneWords(state: 'waiting' | 'applied', difference: number): string {
  if (state === 'waiting') return `차액 ${formatWon(difference)}의 결제 안내를 고객에게 보냈습니다. 결제되면 바뀝니다.`
  return difference < 0 ? `주문을 바꾸고 ${formatWon(-difference)}을 돌려 드립니다.` : '주문을 바꾸었습니다.'
}
