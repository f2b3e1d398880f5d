import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'

const DONE = {
  cancelled: '주문을 취소했습니다. 고객에게 알립니다.',
  refunding: '취소했습니다. 환불하고 고객에게 알립니다.',
  refused: '거절했습니다. 고객에게 알립니다.',
} as const

export function useAnswerCancel(orderNumber: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof answerCancel>) =>
      once(body, (idempotencyKey) =>
        call(answerCancel, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: ({ outcome }) => toast(DONE[outcome]),
    onSettled: () => refreshAdmin(client),
  })
}
