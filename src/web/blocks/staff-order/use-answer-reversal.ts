import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'

const DONE = {
  cancelled: '주문을 취소했습니다. 고객에게 알립니다.',
  refunding: '취소했습니다. 남은 금액을 환불하고 고객에게 알립니다.',
  receivable: '외상으로 두고 진행합니다.',
  received: '받은 것으로 적었습니다.',
  'written-off': '받지 못한 돈으로 적었습니다.',
} as const

export function useAnswerReversal(orderNumber: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof answerReversal>) =>
      once(body, (idempotencyKey) =>
        call(answerReversal, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: ({ outcome }) => toast(DONE[outcome]),
    onSettled: () => refreshAdmin(client),
  })
}
