import type { changeShop as endpoint, ShopInfo } from '#/contract/content/shop.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { logoShown } from './brand-pictures.repo.ts'
import { AppError } from '#/contract/errors.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { type AuditedCall, audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { presentShop } from './content.presenter.ts'
import { insertShopChanges, lockShop, saveShop } from './content.repo.ts'
import { fieldsOfShop } from './fields-of-shop.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

/** Writes the shop's details as they are to be shown from now on, and keeps what each was before. Errors: CONFLICT. */
export async function changeShop(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  call: Call,
  { version, ...shop }: BodyOf<typeof endpoint>,
): Promise<ShopInfo> {
  const before = await lockShop(tx)
  if ((before?.version ?? 0) !== version)
    throw new AppError('CONFLICT', '그사이 다른 분이 설정을 바꿨습니다. 새로 불러온 뒤 다시 저장해 주세요.')
  const now = clock.now()
  const after = { ...shop, version: version + 1 }
  await saveShop(tx, { ...after, updatedAt: now })
  const old = before ? fieldsOfShop(before) : {}
  const changes = Object.entries(fieldsOfShop(shop))
    .filter(([field, value]) => (old[field] ?? null) !== value)
    .map(([field, value]) => ({ field, before: old[field] ?? null, after: value }))
  const { staffId } = call.principal
  await insertShopChanges(
    tx,
    changes.map((change) => ({ ...change, id: ids.uuid(), at: now, staffId })),
  )
  await audit(tx, call, { action: 'shop.change', objectKind: 'shop', objectId: null, detail: { changes } })
  const colours = before?.colours ?? FIRST_COLOURS
  const { fees } = await feesAt(tx, now)
  return presentShop({ ...after, colours }, { fees, logo: await logoShown(tx) })
}
