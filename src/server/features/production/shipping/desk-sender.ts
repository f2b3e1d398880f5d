import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { Sender } from '#/domain/orders/order-records.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface SenderOnBox {
  readonly name: string
  readonly phone: string
  readonly address: string
}

/** The shop as it stands on boxes. */
export async function shopAsSender(db: DbOrTx): Promise<SenderOnBox> {
  const shop = (await readShop(db)) ?? DEFAULT_SHOP
  return { name: shop.brand, phone: shop.company.phone ?? '', address: shop.company.address ?? '' }
}

/** A customer who sends in an own name does not show where it was printed. */
export const senderOf = (own: Sender | null, shop: SenderOnBox): SenderOnBox => (own ? { ...own, address: '' } : shop)
