import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { answerCancel } from '#/contract/orders/answer-cancel.contract.ts'
import { call, newIdempotencyKey } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'
import { refreshDesk } from './desk-keys.ts'

const DONE = {
  cancelled: '주문을 취소했습니다. 고객에게 알립니다.',
  refunding: '취소했습니다. 환불하고 고객에게 알립니다.',
  refused: '거절했습니다. 고객에게 알립니다.',
} as const

export function useAnswerCancel(orderNumber: string) {
  const client = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof answerCancel>) =>
      call(answerCancel, { params: { orderNumber }, body, idempotencyKey: key, errors: 'throw' }),
    onSuccess: ({ outcome }) => toast(DONE[outcome]),
    // A refused answer is corrected and sent as another one.
    onError: () => setKey(newIdempotencyKey()),
    onSettled: () => refreshDesk(client),
  })
}
