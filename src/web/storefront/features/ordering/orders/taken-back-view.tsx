import { useQuery } from '@tanstack/react-query'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { readTakenBack } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { DepositView } from './deposit-view.tsx'
import owned from './owed-view.module.css'
import { takenBackMessages } from './taken-back-messages.ts'

/** Money of the order that a bank or card company took back: what happened, what is owed, and every way to pay it. */
export function TakenBackView({ order }: { readonly order: OrderDetail }) {
  const { orderNumber } = order
  const { data: taken } = useQuery({
    queryKey: ['order', orderNumber, 'taken-back'],
    queryFn: ({ signal }) => call(readTakenBack, { params: { orderNumber }, signal, errors: 'throw' }),
  })
  if (!taken) return null
  const { title, happened, work, next } = takenBackMessages(taken)
  return (
    <Card title={title} className={owned.owed} aria-label={title}>
      <Stack>
        <p>
          {happened} {order.cancel !== 'done' && work}
        </p>
        {taken.owed > 0 && (
          <p>
            내실 금액 <b>{formatWon(taken.owed)}</b>
          </p>
        )}
        <p>
          <LinkedInquiry text={next} about={{ order: orderNumber }} />
        </p>
        {taken.account && <DepositView orderNumber={orderNumber} otherWay={!taken.payable} />}
        {taken.payable && (
          <LinkButton block variant="primary" to={to('/order/{orderNumber}/payment', { orderNumber })}>
            {taken.account ? '카드로 결제하기' : '결제하기'}
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}
