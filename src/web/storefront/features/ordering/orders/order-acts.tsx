import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { selectCartItems } from '#/contract/ordering/cart.contract.ts'
import { reorder } from '#/contract/ordering/place-order.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { Stack } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { Small } from '#/web/ui/note.tsx'

/** Pay, order again, cancel: what can be done with an order as it stands. */
export function OrderActs({ order }: { readonly order: OrderDetail }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [cancelling, setCancelling] = useState(false)
  const once = useIdempotencyKey()
  const again = useMutation({
    mutationFn: () =>
      once(order.orderNumber, (idempotencyKey) =>
        call(reorder, { params: { orderNumber: order.orderNumber }, body: {}, idempotencyKey }),
      ),
    onSuccess: async ({ itemIds, refused }) => {
      if (refused.length > 0)
        await alertDialog('warning', {
          title: '지금은 주문할 수 없는 품목이 있습니다',
          body: refused.map(({ title, message }) => `${title}: ${message}`).join('\n'),
        })
      if (itemIds.length === 0) return
      // Only these are to be ordered next; what else lies in the cart waits.
      await call(selectCartItems, { body: { ids: itemIds } })
      // The number in the head counts what was put in.
      void client.invalidateQueries({ queryKey: ['cart'] })
      toast('같은 사양과 파일로 주문서를 열었습니다.')
      void navigate(to('/order-progress'))
    },
  })
  const { orderNumber } = order
  return (
    <Stack>
      {order.payable && (
        <LinkButton
          block
          variant={order.moneyTaken ? 'line' : 'primary'}
          to={to('/order/{orderNumber}/payment', { orderNumber })}
        >
          결제하기
        </LinkButton>
      )}
      <Button block busy={again.isPending} onClick={() => again.mutate()}>
        같은 내용으로 다시 주문
      </Button>
      {(order.cancel === 'free' || (order.cancel === 'by-agreement' && !order.cancelRequestedAt)) && (
        <Button block variant="quiet" onClick={() => setCancelling(true)}>
          {order.cancel === 'free' ? '주문 취소' : '취소 요청'}
        </Button>
      )}
      {order.cancel === 'impossible' && order.payment !== 'confirming' && (
        <Small>인쇄에 들어가 취소할 수 없습니다. 문제가 있으면 1:1 문의로 알려 주세요.</Small>
      )}
      {cancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </Stack>
  )
}
