import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { brandCart } from '#/contract/brand-paths.ts'
import { type CartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { WaitingOrders } from '#/web/blocks/payment/waiting-orders.tsx'
import { call } from '#/web/api/call.ts'
import { StepGuides } from '#/web/blocks/guide-links/step-guides.tsx'
import { cartKey, ofBrand } from '#/web/api/cart-key.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { prepaidAsked } from './prepaid-rules.ts'
import { useSheetStart } from './use-sheet-start.ts'

/** The order sheet for what is selected in the cart, with the payment on the same page. */
export function Component() {
  const [query] = useSearchParams()
  // Each brand has a cart of its own, and an order is of one of them.
  const brand = query.get('brand') || null
  const cart = useQuery({
    queryKey: cartKey(brand),
    queryFn: ({ signal }) => call(listCart, { query: ofBrand(brand), signal, errors: 'throw' }),
    refetchOnWindowFocus: false,
  })
  // Without what the last order said the sheet begins by the member's settings.
  const start = useSheetStart()
  if (cart.isPending || start.isPending) return <LoadingState />
  if (cart.isError)
    return (
      <ErrorState title="주문서를 불러오지 못했습니다" text={cart.error.message} onRetry={() => void cart.refetch()} />
    )
  const items = cart.data.items.filter((item) => item.selected && item.price.state === 'priced')
  return (
    <>
      <PageHeading title="주문서와 결제" />
      <StepGuides steps={['payment', 'benefits', 'papers', 'delivery', 'cancel']} />
      {items.length === 0 ? (
        <>
          <WaitingOrders />
          <NothingToOrder stopped={cart.data.items.find(isStopped) ?? null} brand={brand} />
        </>
      ) : (
        <CheckoutForm items={items} last={start.data?.last ?? null} proposed={prepaidAsked(query)} />
      )}
    </>
  )
}

const isStopped = ({ check }: CartItem): boolean => check.state === 'stopped' && !check.staffAsked

/** Who pressed before the file was read stands here with a job that was held back: the page says which one and why. */
function NothingToOrder({ stopped, brand }: { readonly stopped: CartItem | null; readonly brand: string | null }) {
  return (
    <EmptyState
      title={stopped ? '파일을 먼저 확인해 주세요' : '주문할 품목이 없습니다'}
      text={
        stopped
          ? `「${stopped.title}」의 파일이 사양과 맞지 않아 아직 주문에 넣지 않았습니다. 장바구니에서 사양을 파일에 맞추거나 담당자에게 확인을 요청해 주세요.`
          : '장바구니에서 주문할 품목을 골라 주세요.'
      }
      action={
        <LinkButton variant={stopped ? 'primary' : 'ink'} to={brand === null ? to('/mypage/cart') : brandCart(brand)}>
          장바구니로
        </LinkButton>
      }
    />
  )
}
