import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readLeaving } from '#/contract/people/profile.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LEAVING_WORDS } from '#/domain/orders/leaving.ts'
import { call } from '#/web/api/call.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

const orderPage = (orderNumber: string) => to('/mypage/order/{orderNumber}', { orderNumber })

/** What has to be settled first: orders in work and money that is owed, each with the way to it. */
export function LeavingNotice({ onKnown }: { readonly onKnown: (mayLeave: boolean) => void }) {
  const leaving = useQuery({
    queryKey: ['leaving'],
    queryFn: ({ signal }) => call(readLeaving, { signal, errors: 'throw' }),
    gcTime: 0,
  })
  const { data } = leaving
  useEffect(() => {
    if (data) onKnown(data.mayLeave)
  }, [data, onKnown])
  if (leaving.isPending) return <LoadingState />
  if (!data) return <p role="alert">진행 중인 주문을 확인하지 못했습니다. 잠시 뒤 다시 열어 주세요.</p>
  if (data.mayLeave)
    return data.unpaid.length === 0 ? null : <p>아직 결제하지 않은 주문 {data.unpaid.length}건은 취소됩니다.</p>
  return (
    <div role="status">
      <p>아래 일이 끝나면 탈퇴하실 수 있습니다.</p>
      <RowList>
        {data.orders.map(({ orderNumber, title, act }) => (
          <Row key={orderNumber}>
            <TextLink to={orderPage(orderNumber)}>
              {title} ({orderNumber})
            </TextLink>
            <Small>{LEAVING_WORDS[act]}</Small>
          </Row>
        ))}
        {data.owed.map(({ orderNumbers, amount, needsAccount }) => (
          <Row key={`owed ${orderNumbers.join()} ${amount}`}>
            <TextLink to={orderNumbers[0] ? orderPage(orderNumbers[0]) : to('/mypage/emoney')}>
              돌려 드릴 {orderNumbers[0] ? '돈' : 'e머니'} {formatWon(amount)}
            </TextLink>
            <Small>
              {needsAccount ? '주문 상세에서 환불받을 계좌를 알려 주세요.' : '돌려 드린 뒤에 탈퇴해 주세요.'}
            </Small>
          </Row>
        ))}
      </RowList>
    </div>
  )
}
