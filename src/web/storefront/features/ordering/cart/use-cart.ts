import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addCartItem,
  type CartItem,
  changeCartItem,
  listCart,
  removeCartItem,
  restoreCartItem,
  selectCartItems,
} from '#/contract/ordering/cart.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { call } from '#/web/api/call.ts'
import { cartKey, ofBrand } from '#/web/api/cart-key.ts'
import { jobOf } from '#/web/blocks/estimate/job-in-cart.ts'
import { whilePicturesCome } from '#/web/blocks/job-drawing/use-own-pages.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { toast } from '#/web/ui/toasts.ts'

/** What changes any cart makes all of them read again. */
export const CART_KEY = ['cart'] as const

/** Files that are being read change what can be ordered: the list is asked again until they are. */
const LOOK_AGAIN_MS = 2000

/** Of the shop itself, or of one brand. */
export const useCart = (brand: string | null = null) =>
  useQuery({
    queryKey: cartKey(brand),
    queryFn: ({ signal }) => call(listCart, { query: ofBrand(brand), signal, errors: 'throw' }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.check.state === 'waiting' || isJoining(item))
        ? LOOK_AGAIN_MS
        : whilePicturesCome(
            state.data?.items.map(({ picture }) => picture),
            state.dataUpdateCount,
          ),
  })

/** What can be done to the items of the cart; the list is read anew after each. */
export function useCartActs(brand: string | null = null) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const onSettled = () => client.invalidateQueries({ queryKey: CART_KEY })
  const select = useMutation({
    // One after the other: of two ticks in a row the second must be the last that the server hears.
    scope: { id: 'cart-selection' },
    mutationFn: (ids: readonly string[]) => call(selectCartItems, { body: { ids: [...ids], ...ofBrand(brand) } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(removeCartItem, { params: { id } }),
    onSuccess: () => toast('삭제했습니다. 7일 안에 되살릴 수 있습니다.'),
    onSettled: async () => {
      await onSettled()
      focusIfLost()
    },
  })
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreCartItem, { params: { id } }),
    onSuccess: ({ title }) => toast(`「${title}」 되살렸습니다.`),
    onSettled,
  })
  const copy = useMutation({
    mutationFn: (item: CartItem) => {
      const body = jobOf(item)
      return once(body, (idempotencyKey) => call(addCartItem, { body, idempotencyKey }))
    },
    onSuccess: () => toast('같은 작업을 하나 더 담았습니다.'),
    onSettled,
  })
  const setCopies = useMutation({
    mutationFn: ({ item, copies }: { readonly item: CartItem; readonly copies: number }) =>
      call(changeCartItem, { params: { id: item.id }, body: { version: item.version, copies } }),
    onSettled,
  })
  const setTitle = useMutation({
    mutationFn: ({ item, title }: { readonly item: CartItem; readonly title: string | null }) =>
      call(changeCartItem, { params: { id: item.id }, body: { version: item.version, title } }),
    onSettled,
  })
  const settle = useMutation({
    mutationFn: ({
      item,
      ...change
    }: {
      readonly item: CartItem
      readonly spec?: JobSpec
      readonly askStaff?: boolean
    }) => call(changeCartItem, { params: { id: item.id }, body: { version: item.version, ...change } }),
    onSettled,
  })
  return { select, remove, restore, copy, setCopies, setTitle, settle }
}

/** A file that contradicts the spec is not ordered before the customer has decided what becomes of it. */
/** Its pages are still being put together, or could not be. */
const isJoining = (item: CartItem): boolean =>
  item.origin?.kind === 'binding' && item.files.length === 0 && isStopped(item)

export const isStopped = ({ check }: CartItem): boolean => check.state === 'stopped' && !check.staffAsked
export const orderable = (item: CartItem): boolean => item.price.state === 'priced' && !isStopped(item)
export const totalOf = (item: CartItem): number => (item.price.state === 'priced' ? item.price.total : 0)
