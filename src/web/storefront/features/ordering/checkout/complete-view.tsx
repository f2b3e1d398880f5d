import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CompleteTicket } from './complete-ticket.tsx'

/** What was paid, or waits for its deposit, with the orders it is for. */
export function CompleteView({ status }: { readonly status: PaymentStatus }) {
  const orders = useQueries({
    queries: status.orderNumbers.map((orderNumber) => ({
      queryKey: ['order', orderNumber],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call(readOrder, { params: { orderNumber }, signal, errors: 'throw' }),
    })),
  })
  const client = useQueryClient()
  // Files are checked while the page is read.
  useLive(
    status.orderNumbers.map((orderNumber) => `order:${orderNumber}`),
    () => askAgain(client, ['order']),
  )
  if (orders.some(({ isPending }) => isPending)) return <LoadingState />
  const read = orders.flatMap(({ data }) => data ?? [])
  // The payment is known all the same, and that is what must be said.
  if (read.length === 0)
    return (
      <ErrorState
        whole
        title={status.state === 'paid' ? '결제가 완료되었습니다' : '입금을 기다립니다'}
        text="주문 내용을 불러오지 못했습니다. 주문내역에서 확인해 주세요."
        action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
      />
    )
  return (
    <CompleteTicket
      orders={read}
      amount={status.amount}
      deposit={status.state === 'waiting-deposit' ? status : null}
      receiptUrl={status.receiptUrl}
    />
  )
}
