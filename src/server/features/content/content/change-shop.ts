import type { changeShop as endpoint, ShopInfo } from '#/contract/content/shop.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { saveShop } from './content.repo.ts'

/** Writes the shop's details as they are to be shown from now on; the log keeps what they were changed to. */
export async function changeShop(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  call: AuditedCall,
  shop: BodyOf<typeof endpoint>,
): Promise<ShopInfo> {
  await saveShop(tx, { ...shop, updatedAt: clock.now() })
  await audit(tx, call, { action: 'shop.change', objectKind: 'shop', objectId: null, detail: shop })
  return shop
}
