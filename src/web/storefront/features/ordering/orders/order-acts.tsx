import { useState } from 'react'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { tooLateWords } from '#/domain/orders/line-nature.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** Pay, cancel: what can be done with an order as it stands. */
export function OrderActs({ order }: { readonly order: OrderDetail }) {
  const [cancelling, setCancelling] = useState(false)
  const { orderNumber } = order
  const waits = order.changes.some(({ state }) => state === 'waiting')
  // Of two parts the card above says which is due, with its own button.
  const inParts = order.partPayment !== null && !order.partPayment.whole && !order.moneyTaken
  return (
    <Stack>
      {order.payable && !inParts && (
        <LinkButton
          block
          variant={order.moneyTaken || waits ? 'line' : 'primary'}
          to={to('/order/{orderNumber}/payment', { orderNumber })}
        >
          {waits ? '차액 결제하기' : '결제하기'}
        </LinkButton>
      )}
      {order.payable && order.lapsesAt && (
        <Small>{longDay(seoulDay(new Date(order.lapsesAt)))}까지 결제하지 않으면 주문이 취소됩니다.</Small>
      )}
      {(order.cancel === 'free' || (order.cancel === 'by-agreement' && !order.cancelRequestedAt)) && (
        <Toolbar>
          <Button size="sm" onClick={() => setCancelling(true)}>
            {order.cancel === 'free' ? '주문 취소' : '취소 요청'}
          </Button>
        </Toolbar>
      )}
      {order.cancel === 'impossible' && order.payment !== 'confirming' && (
        <Small>
          <LinkedInquiry
            text={`${tooLateWords(order.lines.map(natureOf))} 문제가 있으면 1:1 문의로 알려 주세요.`}
            about={{ order: order.orderNumber }}
          />
        </Small>
      )}
      {cancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </Stack>
  )
}
