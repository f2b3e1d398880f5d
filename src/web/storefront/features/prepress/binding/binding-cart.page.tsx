import { brandBinding } from '#/contract/brand-paths.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { cartWords } from '#/web/blocks/brand-site/cart-words.ts'
import { MoreGoods } from '#/web/blocks/brand-site/more-goods.tsx'
import { useBrand } from '#/web/blocks/brand-site/use-brand-site.ts'
import { goTogether } from '#/web/blocks/estimate/job-in-cart.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { CartItemRow } from './cart-item-row.tsx'
import { CartTicket } from './cart-ticket.tsx'
import styles from './cart.module.css'
import { isOrderable, useBindingCart, useBindingCartActs } from './use-binding-cart.ts'

export function Component() {
  const brand = useBrand()
  const words = cartWords(brand)
  const { cart, sets, items: kept } = useBindingCart()
  const { select, restore } = useBindingCartActs()
  // What was ticked stands at once, whatever an answer that was on its way before says.
  const ticked = select.isPending ? select.variables : null
  const items = kept.map(({ item, view }) => ({
    view,
    item: ticked === null ? item : { ...item, selected: ticked.includes(item.id) },
  }))
  const chosen = items.filter((bound) => isOrderable(bound) && bound.item.selected)
  const tick = (changed: CartItem, on: boolean) =>
    select.mutate(
      items.filter(({ item }) => (goTogether(item, changed) ? on : item.selected)).map(({ item }) => item.id),
    )
  const removed = cart.data?.removed ?? []
  return (
    <>
      <PageHeading title={`${brand.name} 장바구니`} lead={words.lead} />
      {(cart.isPending || sets.isPending) && <LoadingState />}
      {cart.isError && (
        <ErrorState
          title="장바구니를 불러오지 못했어요"
          text={cart.error.message}
          onRetry={() => void cart.refetch()}
        />
      )}
      {cart.data && !sets.isPending && items.length === 0 && (
        <EmptyState
          title={`${brand.name} 장바구니가 비어 있어요`}
          text={words.empty}
          action={
            <LinkButton variant="primary" to={brandBinding(brand.id)}>
              제본 신청하기
            </LinkButton>
          }
        />
      )}
      {!sets.isPending && items.length > 0 && (
        <Columns side={424}>
          <div>
            <ul>
              {items.map((bound) => (
                <CartItemRow key={bound.item.id} bound={bound} onTick={(on) => tick(bound.item, on)} />
              ))}
            </ul>
            <MoreGoods brand={brand} />
          </div>
          <CartTicket
            chosen={chosen}
            busy={select.isPending}
            joining={items.some(({ view }) => view?.state === 'joining' && view.failure === null)}
          />
        </Columns>
      )}
      {removed.length > 0 && (
        <section className={styles.removed} aria-label="삭제한 신청">
          <Small>삭제한 신청은 7일 동안 되살릴 수 있어요.</Small>
          {removed.map(({ id, title }) => (
            <p key={id}>
              {title}
              <Button size="sm" variant="quiet" busy={restore.isPending} onClick={() => restore.mutate(id)}>
                되살리기<VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </p>
          ))}
        </section>
      )}
    </>
  )
}
