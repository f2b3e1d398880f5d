import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmDelivery, confirmOrder } from '#/contract/ordering/change-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button, type ButtonVariant } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { toast } from '#/web/ui/toasts.ts'

interface ConfirmButtonProps {
  readonly orderNumber: string
  /** Null for all that has arrived. */
  readonly deliveryId: string | null
  /** It is the only place of the order. */
  readonly alone: boolean
  readonly variant?: ButtonVariant
  readonly onDone?: () => void
}

/** 구매확정: asked once, and pressed twice it is the same. */
export function ConfirmButton({ orderNumber, deliveryId, alone, variant = 'ink', onDone }: ConfirmButtonProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const confirm = useMutation({
    mutationFn: () =>
      once(deliveryId ?? orderNumber, async (idempotencyKey) => {
        if (deliveryId === null || alone) await call(confirmOrder, { params: { orderNumber }, idempotencyKey })
        else await call(confirmDelivery, { params: { orderNumber, deliveryId }, idempotencyKey })
      }),
    onSuccess: () => {
      toast('구매를 확정했습니다.')
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('order') }),
  })
  const ask = async () => {
    const body = '확정한 뒤에도 인쇄 사고나 주문과 다른 제품은 다시 제작하거나 환불해 드립니다.'
    if (await confirmDialog({ title: '구매를 확정할까요?', body, ok: '구매확정' })) confirm.mutate()
  }
  return (
    <Button size="sm" variant={variant} busy={confirm.isPending} onClick={() => void ask()}>
      {alone || deliveryId === null ? '구매확정' : '이곳만 구매확정'}
    </Button>
  )
}
