import { brandHome } from '#/contract/brand-paths.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { agreedDayOf } from '#/domain/brands/line-origin.ts'
import { BoxWays } from '#/web/blocks/box-ways/box-ways.tsx'
import { cartWords } from '#/web/blocks/brand-site/cart-words.ts'
import { MoreGoods } from '#/web/blocks/brand-site/more-goods.tsx'
import { firstGoods } from '#/web/blocks/brand-site/first-goods.ts'
import { useBrandSite } from '#/web/blocks/brand-site/use-brand-site.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CartItems } from './cart-items.tsx'
import { RemovedItems } from './removed-items.tsx'
import { useCart } from './use-cart.ts'

/** In one box or as they get ready, as far as there is something to send. */
function waysOf(chosen: readonly CartItem[], delivery: number) {
  const jobs = chosen.flatMap(({ price, origin }) =>
    price.state === 'priced' ? [{ quote: price.quote, agreedDay: agreedDayOf(origin) }] : [],
  )
  return <BoxWays jobs={jobs} together={delivery} />
}

/** The cart of one brand; an order is of one of them. */
export function Component() {
  const brand = useBrandSite()
  const cart = useCart(brand?.id ?? null)
  if (!brand) return <ErrorState title="없는 브랜드예요" text="주소를 다시 확인해 주세요." />
  const words = cartWords(brand)
  const items = cart.data?.items ?? []
  const choose = firstGoods(brand) ?? { to: brandHome(brand.id), label: '처음으로' }
  return (
    <>
      <PageHeading title={`${brand.name} 장바구니`} lead={words.lead} />
      {cart.isPending && <LoadingState />}
      {cart.isError && (
        <ErrorState
          title="장바구니를 불러오지 못했습니다"
          text={cart.error.message}
          onRetry={() => void cart.refetch()}
        />
      )}
      {cart.data && items.length === 0 && (
        <EmptyState
          title={`${brand.name} 장바구니가 비어 있어요`}
          text={words.empty}
          action={
            <LinkButton variant="primary" to={choose.to}>
              {choose.label}
            </LinkButton>
          }
        />
      )}
      {items.length > 0 && (
        <CartItems items={items} brand={brand.id} ways={waysOf}>
          <MoreGoods brand={brand} />
        </CartItems>
      )}
      {cart.data && <RemovedItems removed={cart.data.removed} />}
    </>
  )
}
