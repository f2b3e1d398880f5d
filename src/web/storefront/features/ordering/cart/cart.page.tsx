import { to } from '#/contract/web-paths.ts'
import { WaitingOrders } from '#/web/blocks/payment/waiting-orders.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CartItems } from './cart-items.tsx'
import { RemovedItems } from './removed-items.tsx'
import { useCart } from './use-cart.ts'

export function Component() {
  const cart = useCart()
  const items = cart.data?.items ?? []
  return (
    <>
      <PageHeading
        title="장바구니"
        lead="담은 작업은 90일 동안 보관합니다. 금액은 오늘 기준이고, 견적에서 온 작업은 견적 금액입니다."
      />
      {cart.isPending && <LoadingState />}
      {cart.isError && (
        <ErrorState
          title="장바구니를 불러오지 못했습니다"
          text={cart.error.message}
          onRetry={() => void cart.refetch()}
        />
      )}
      {cart.data && items.length === 0 && <WaitingOrders />}
      {cart.data && items.length === 0 && (
        <EmptyState
          title="장바구니가 비어 있습니다"
          text="만들 것을 고르면 가격을 바로 볼 수 있습니다."
          action={
            <LinkButton variant="primary" to={to('/product/book/option')}>
              책 만들기
            </LinkButton>
          }
        />
      )}
      {items.length > 0 && <CartItems items={items} />}
      {cart.data && <RemovedItems removed={cart.data.removed} />}
    </>
  )
}
