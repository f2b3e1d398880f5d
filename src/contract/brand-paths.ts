import type { BrandGoods } from '#/domain/brands/brand.ts'
import { kindBySlug, type ProductSlug } from '#/domain/catalog/product-kinds.ts'
import { to, type WebPath } from './web-paths.ts'

/** The specification gives two brands an address of their own; every other one has its pages under `/brands/{id}`. */
const OWN_ADDRESSES = {
  hamamath: {
    home: '/hamamath',
    info: '/hamamath/order-info',
    cart: null,
    books: '/hamamath/book',
    book: '/hamamath/book/{id}',
    product: null,
    trial: null,
  },
  matholic: {
    home: '/matholic',
    info: '/matholic/order-info',
    cart: '/matholic/cart',
    books: null,
    book: null,
    product: '/matholic/product',
    trial: '/matholic/test',
  },
} as const satisfies Readonly<
  Record<
    string,
    Readonly<Record<'home' | 'info', WebPath> & Record<'cart' | 'books' | 'book' | 'product' | 'trial', WebPath | null>>
  >
>

const ownOf = (id: string) =>
  Object.hasOwn(OWN_ADDRESSES, id) ? OWN_ADDRESSES[id as keyof typeof OWN_ADDRESSES] : null

export const brandHome = (id: string): string => ownOf(id)?.home ?? to('/brands/{id}', { id })
export const brandInfo = (id: string): string => ownOf(id)?.info ?? to('/brands/{id}/order-info', { id })
export const brandCart = (id: string): string => ownOf(id)?.cart ?? to('/brands/{id}/cart', { id })
export const brandJoin = (id: string): string => to('/brands/{id}/join', { id })
export const brandTerms = (id: string): string => `${brandInfo(id)}#terms`

/** Where a kind is chosen by its options, for the cart of a brand or of the shop itself; `from` says which job it begins with. */
export const optionPath = (
  slug: ProductSlug,
  brand: string | null,
  from: Readonly<Record<string, string | number>> = { 'product-type': kindBySlug(slug)?.code ?? '' },
): string => to(`/product/${slug}/option`, {}, { ...from, ...(brand === null ? {} : { brand }) })

export const brandBooks = (id: string): string => ownOf(id)?.books ?? to('/brands/{id}/book', { id })

export function brandBook(id: string, bookId: string): string {
  const own = ownOf(id)?.book
  return own ? to(own, { id: bookId }) : to('/brands/{id}/book/{bookId}', { id, bookId })
}

/** Where files are bound to a book; `query` says with which request it begins. */
export function brandBinding(
  id: string,
  query: { readonly set?: string; readonly copy?: string; readonly again?: string } = {},
): string {
  const own = ownOf(id)?.product
  return own ? to(own, {}, query) : to('/brands/{id}/product', { id }, query)
}

/** Where anybody binds files without an order. */
export const brandTrial = (id: string): string => ownOf(id)?.trial ?? to('/brands/{id}/test', { id })

/** Where what a brand sells is chosen. */
export const GOODS_PATHS: Readonly<Record<BrandGoods, (id: string) => string>> = {
  editions: brandBooks,
  bindings: (id) => brandBinding(id),
}

/** Of which brand a page is, by its address; null is the shop itself. */
export function brandOfPath(pathname: string): string | null {
  const [, first = '', second = ''] = pathname.split('/')
  if (Object.hasOwn(OWN_ADDRESSES, first)) return first
  return first === 'brands' && second !== '' ? decoded(second) : null
}

/** What nobody can decode is the address of no brand. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
