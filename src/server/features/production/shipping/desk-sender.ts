import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { Sender } from '#/domain/orders/order-records.ts'
import { allBrands } from '#/server/features/content/brands/brands.public.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface SenderOnBox {
  readonly name: string
  readonly phone: string
  readonly address: string
}

/** The shop as it stands on boxes, and the names of its brands. */
export interface ShopOnBox extends SenderOnBox {
  readonly brands: ReadonlyMap<string, string>
}

/** The shop as it stands on boxes. */
export async function shopAsSender(db: DbOrTx): Promise<ShopOnBox> {
  const shop = (await readShop(db)) ?? DEFAULT_SHOP
  const brands = new Map((await allBrands(db)).map(({ id, name }) => [id, name]))
  return { name: shop.brand, phone: shop.company.phone ?? '', address: shop.company.address ?? '', brands }
}

/** A customer who sends in an own name does not show where it was printed; what a brand sold comes from the brand. */
export function senderOf(
  { sender, brand }: { readonly sender: Sender | null; readonly brand: string | null },
  { brands, ...shop }: ShopOnBox,
): SenderOnBox {
  if (sender) return { ...sender, address: '' }
  const name = brand === null ? undefined : brands.get(brand)
  return name === undefined ? shop : { ...shop, name: `${name} (${shop.name})` }
}
