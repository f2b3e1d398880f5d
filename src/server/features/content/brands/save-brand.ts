import type { saveBrand as endpoint } from '#/contract/content/staff-brands.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { type AuditedCall, audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertBrand, lockBrands, updateBrand } from './brands.repo.ts'
import type { BrandRow } from './brands.table.ts'

/** Makes a brand (version 0) or changes one as it was last read. Errors: CONFLICT, NOT_FOUND. */
export async function saveBrand(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  call: AuditedCall,
  { id, version, ...wanted }: { readonly id: string } & BodyOf<typeof endpoint>,
): Promise<BrandRow> {
  // All of them, so that of two people who make a brand at once the second is told.
  const all = await lockBrands(tx)
  const before = all.find((brand) => brand.id === id)
  // What a type of members stands for in the specification stays what it is.
  const sells = [...new Set(before?.memberType ? before.sells : wanted.sells)]
  const change = { ...wanted, sells, version: version + 1, updatedAt: clock.now() }
  if (version === 0) {
    if (before)
      throw new AppError('CONFLICT', '이미 있는 주소예요. 다른 주소를 적어 주세요.', { id: '이미 있는 주소예요.' })
    const position = Math.max(0, ...all.map((brand) => brand.position)) + 1
    await insertBrand(tx, { ...change, id, position, memberType: null })
  } else {
    if (!before) throw new AppError('NOT_FOUND')
    if (before.version !== version)
      throw new AppError('CONFLICT', '그사이 다른 분이 이 브랜드를 바꿨어요. 새로 불러온 뒤 다시 저장해 주세요.')
    await updateBrand(tx, id, change)
  }
  const changed = Object.keys(wanted).filter(
    (field) =>
      JSON.stringify(before?.[field as keyof BrandRow]) !== JSON.stringify(wanted[field as keyof typeof wanted]),
  )
  await audit(tx, call, {
    action: 'shop.save-brand',
    objectKind: 'shop',
    objectId: null,
    detail: { brand: id, changed },
  })
  const saved = (await lockBrands(tx)).find((brand) => brand.id === id)
  if (!saved) throw new Error(`brand ${id} was not saved`)
  return saved
}
