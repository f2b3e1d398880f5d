import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { listOwnRepayments, nameOwnAccount, type OwnRepayment } from '#/contract/money/repayments.contract.ts'
import { refundArrival } from '#/domain/orders/refund-arrival.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { AccountForm } from '#/web/blocks/refund-account/account-form.tsx'
import type { AccountDraft } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { repaymentLabels } from '#/web/blocks/refund-account/repayment-labels.ts'
import { Card } from '#/web/ui/card.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { orderMoment } from './order-dates.ts'
import owned from './owed-view.module.css'

/** Money of this order that is to go back, and the account it goes to. Nothing where all is well. */
export function OwedView({ order }: { readonly order: OrderDetail }) {
  const { orderNumber } = order
  const { data } = useQuery({
    queryKey: ['order', orderNumber, 'repayments'],
    queryFn: ({ signal }) => call(listOwnRepayments, { params: { orderNumber }, signal, errors: 'throw' }),
  })
  const { repayments: rows = [], refunds = [], value = NO_VALUE } = data ?? {}
  if (rows.length + refunds.length + value.emoney + value.points === 0) return null
  return (
    <Card title="돌려 드릴 돈" className={owned.owed} aria-label="돌려 드릴 돈">
      {rows.map((row) => (
        <Owed key={row.id} row={row} order={order} />
      ))}
      {refunds.map((refund) => (
        <p key={`${refund.at} ${refund.amount}`} role="status">
          {refund.method} 결제 <b>{formatWon(refund.amount)}</b> ·{' '}
          {refund.state === 'done'
            ? `${orderMoment(refund.at)} 환불했습니다. ${refundArrival(refund)}`
            : '환불을 보내고 있습니다.'}
        </p>
      ))}
      {value.emoney > 0 && <p>e머니 {formatWon(value.emoney)}을 돌려 드렸습니다.</p>}
      {value.points > 0 && <p>포인트 {formatWon(value.points)}을 돌려 드렸습니다.</p>}
    </Card>
  )
}

const NO_VALUE = { emoney: 0, points: 0 }

/** On its way or there: when it can be seen. */
const SENT: readonly OwnRepayment['state'][] = ['returning', 'returned']

function Owed({ row, order }: { readonly row: OwnRepayment; readonly order: OrderDetail }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { orderNumber: order.orderNumber, repaymentId: row.id }
  const submit = async (refundAccount: AccountDraft) => {
    await once([row.id, refundAccount], (idempotencyKey) =>
      call(nameOwnAccount, { params, body: { refundAccount }, idempotencyKey, errors: 'throw' }),
    )
    toast('계좌를 받았습니다. 환불을 보내고 있습니다.')
    await client.invalidateQueries({ queryKey: ['order', order.orderNumber] })
  }
  const { title, why, text } = repaymentLabels(row)
  return (
    <Stack>
      <p>
        {why} <b>{formatWon(row.amount)}</b> ({row.method} 결제)
      </p>
      {row.words && <p>{row.words}</p>}
      <p role="status">
        <b>{title}.</b> <LinkedInquiry text={text} about={{ order: order.orderNumber }} />
        {SENT.includes(row.state) && ` ${refundArrival(row)}`}
      </p>
      {row.failure && (
        <Small>
          {orderMoment(row.since)} 은행 답: {row.failure}
        </Small>
      )}
      {row.needsAccount && <AccountForm key={row.since} holderName={order.orderer.name} submit={submit} />}
    </Stack>
  )
}
