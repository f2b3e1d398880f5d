import { useQuery } from '@tanstack/react-query'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

/** Where a cart is empty because it was ordered: the order that waits for its payment, and the way to it. */
export function WaitingOrders() {
  const { data } = useQuery({
    queryKey: ['orders', 'waiting'],
    queryFn: ({ signal }) => call(listOrders, { query: { step: 'payment' }, signal, errors: 'throw' }),
  })
  const waiting = data?.orders.filter(({ payment }) => payment === 'unpaid' || payment === 'waiting-deposit') ?? []
  const [newest] = waiting
  if (!newest) return null
  const { orderNumber, title, total, payment } = newest
  const unpaid = payment === 'unpaid'
  return (
    <Note tone="orange" role="status">
      <p>
        <b>{unpaid ? '결제를 기다리는 주문이 있습니다.' : '입금을 기다리는 주문이 있습니다.'}</b>
        <br />
        {title} · {formatWon(total)} · 주문번호 {orderNumber}
        {waiting.length > 1 && (
          <>
            {' '}
            외 {waiting.length - 1}건 · <TextLink to={to('/mypage/order')}>주문내역 보기</TextLink>
          </>
        )}
      </p>
      <p>
        {unpaid ? (
          <LinkButton size="sm" variant="ink" to={to('/order/{orderNumber}/payment', { orderNumber })}>
            이어서 결제하기
          </LinkButton>
        ) : (
          <LinkButton size="sm" variant="ink" to={to('/mypage/order/{orderNumber}', { orderNumber })}>
            입금할 계좌 보기
          </LinkButton>
        )}
      </p>
    </Note>
  )
}
