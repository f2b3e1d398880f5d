import { to } from '#/contract/web-paths.ts'
import { inquiryPath } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { paymentPathOf } from '#/web/blocks/payment/payment-path.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'

interface Payable {
  readonly orderNumber: string
  readonly payment: string
  readonly payable: boolean
}

const OF_ONE: Readonly<Record<string, string>> = {
  confirming: '결제 결과를 확인하고 있습니다. 다시 결제하거나 다시 주문하지 마세요.',
  'waiting-deposit': '안내해 드린 계좌의 입금을 기다리고 있습니다.',
  deferred: '지금 내실 금액이 없는 주문입니다.',
  cancelled: '취소한 주문입니다.',
}

/** Nothing is to be paid here any more, or not by all of them. */
export function PaymentSettled({ orders }: { readonly orders: readonly Payable[] }) {
  const left = orders.filter(({ payable }) => payable).map(({ orderNumber }) => orderNumber)
  const settled = orders.find(({ payable }) => !payable)
  const [only] = orders.length === 1 ? orders : []
  return (
    <EmptyState
      title={
        OF_ONE[settled?.payment ?? ''] ??
        (only ? '이미 결제한 주문입니다.' : '이미 결제했거나 취소한 주문이 들어 있습니다.')
      }
      action={
        <>
          {left.length > 0 && (
            <LinkButton variant="primary" to={paymentPathOf(left)}>
              나머지 {left.length}건만 결제하기
            </LinkButton>
          )}
          {only?.payment === 'deferred' && (
            <LinkButton to={inquiryPath({ order: only.orderNumber })}>1:1 문의</LinkButton>
          )}
          {only ? (
            <LinkButton variant="ink" to={to('/mypage/order/{orderNumber}', { orderNumber: only.orderNumber })}>
              주문 보기
            </LinkButton>
          ) : (
            <LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>
          )}
        </>
      }
    />
  )
}
