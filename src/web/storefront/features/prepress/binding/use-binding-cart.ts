import { isAgreed } from '#/web/api/own-discount.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CartItem,
  listCart,
  removeCartItem,
  restoreCartItem,
  selectCartItems,
} from '#/contract/ordering/cart.contract.ts'
import { type BindingView, listBindingsInCart } from '#/contract/prepress/bindings.contract.ts'
import { orderAmounts } from '#/domain/orders/order-amounts.ts'
import { call } from '#/web/api/call.ts'
import { cartKey, ofBrand } from '#/web/api/cart-key.ts'
import { useMember } from '#/web/api/session.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { toast } from '#/web/ui/toasts.ts'

const LOOK_AGAIN_MS = 2000
const SETS_KEY = ['cart', 'bindings'] as const

/** An item with the request that it is made of; null when that is not kept as it was. */
export interface BoundItem {
  readonly item: CartItem
  readonly view: BindingView | null
}

export function useBindingCart() {
  const brand = useBrandId()
  const cart = useQuery({
    queryKey: cartKey(brand),
    queryFn: ({ signal }) => call(listCart, { query: ofBrand(brand), signal, errors: 'throw' }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnsettled) ? LOOK_AGAIN_MS : false),
  })
  const joining = cart.data?.items.some(isUnsettled) ?? false
  const sets = useQuery({
    queryKey: [...SETS_KEY, brand],
    queryFn: ({ signal }) => call(listBindingsInCart, { query: { brand }, signal, errors: 'throw' }),
    refetchInterval: joining ? LOOK_AGAIN_MS : false,
  })
  const items = (cart.data?.items ?? []).map((item): BoundItem => {
    const { origin } = item
    // An estimate holds the book as it was; the request may have been changed since.
    const view =
      origin?.kind === 'binding'
        ? sets.data?.items.find(({ id, version }) => id === origin.setId && version === origin.version)
        : null
    return { item, view: view ?? null }
  })
  return { cart, sets, items }
}

/** Its pages are still being put together, or looked at. */
const isUnsettled = ({ check, files }: CartItem): boolean =>
  check.state === 'waiting' || (check.state === 'stopped' && files.length === 0 && !check.staffAsked)

export const isBlocked = ({ item: { check } }: BoundItem): boolean => check.state === 'stopped' && !check.staffAsked
export const isOrderable = (bound: BoundItem): boolean => bound.item.price.state === 'priced' && !isBlocked(bound)

export function useBindingCartActs() {
  const brand = useBrandId()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['cart'] })
  const select = useMutation({
    scope: { id: 'cart-selection' },
    mutationFn: (ids: readonly string[]) => call(selectCartItems, { body: { ids: [...ids], ...ofBrand(brand) } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(removeCartItem, { params: { id } }),
    onSuccess: () => toast('삭제했어요. 7일 안에 되살릴 수 있어요.'),
    onSettled: async () => {
      await onSettled()
      focusIfLost()
    },
  })
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreCartItem, { params: { id } }),
    onSuccess: ({ title }) => toast(`「${title}」 되살렸어요.`),
    onSettled,
  })
  return { select, remove, restore }
}

/** What the ticked ones come to in one box to one place of the mainland. */
export function useBindingTotal(chosen: readonly BoundItem[]) {
  const fees = useShopFees()
  const rate = useMember((member) => member.discountRate)
  const agreed = useMember(isAgreed)
  const quotes = chosen.flatMap(({ item: { price } }) => (price.state === 'priced' ? [price.quote] : []))
  const grams = Math.ceil(quotes.reduce((sum, { copyWeight, copies }) => sum + copyWeight * copies, 0))
  const boxes = quotes.length > 0 ? [{ method: 'courier' as const, zipcode: null, grams }] : []
  const together = orderAmounts(quotes, boxes, { rate, agreed }, fees)
  return { together, jobs: quotes.map((quote) => ({ quote, agreedDay: null })) }
}
