import { brandCart } from '#/contract/brand-paths.ts'
import { addCartItem, changeCartItem, selectCartItems } from '#/contract/ordering/cart.contract.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { call } from '#/web/api/call.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { track } from '#/web/api/analytics.ts'
import { specItem } from '#/web/blocks/counting/spec-item.ts'
import { cartChanged } from '#/web/api/query-client.tsx'

interface Going {
  readonly spec: JobSpec
  /** Undefined for a job without one of its own. */
  readonly title: string | undefined
  readonly files: { fileId: string; part: string }[]
  /** The cart item to be changed; null to add one. */
  readonly item: CartItem | null
  readonly idempotencyKey: string
  /** Leaves it alone in the selection, for an order right away. */
  readonly alone: boolean
  /** The customer wants a person to look at files that cannot be printed as they are. */
  readonly askStaff: boolean
  /** In whose cart it goes; null is the shop itself. */
  readonly brand: string | null
}

/** Keeps the job in the cart, and says where it goes on. Fetched with the first press of a button that wants it. */
export async function putInCart({
  spec,
  title,
  files,
  item,
  idempotencyKey,
  alone,
  askStaff,
  brand,
}: Going): Promise<string> {
  // Not said is not taken back: an item of which a person was asked keeps that while its files and spec stay.
  const asked = askStaff ? { askStaff } : {}
  const saved = item
    ? await call(changeCartItem, {
        params: { id: item.id },
        body: { version: item.version, spec, files, title: title ?? null, ...asked },
      })
    : await call(addCartItem, {
        body: { spec, files, ...(title ? { title } : {}), ...asked, ...ofBrand(brand) },
        idempotencyKey,
      })
  if (!item) track('add_to_cart', { items: [specItem({ spec, payAmount: saved.price.shownTotal })] })
  if (alone) await call(selectCartItems, { body: { ids: [saved.id], ...ofBrand(brand) } })
  await cartChanged()
  if (alone) return to('/order-progress', {}, ofBrand(brand))
  return brand ? brandCart(brand) : to('/mypage/cart')
}
