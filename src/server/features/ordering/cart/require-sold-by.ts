import { AppError } from '#/contract/errors.ts'
import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { activeBrand } from '#/server/features/content/brands/brands.public.ts'
import { isMemberOfBrand } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

interface Buyer {
  readonly memberId: string
  readonly brandId: string
  readonly product: ProductCode
}

/** A brand sells what was chosen for it, to its members. Errors: NOT_FOUND for a brand that is closed, FORBIDDEN. */
export async function requireSoldBy(db: DbOrTx, { memberId, brandId, product }: Buyer): Promise<void> {
  const brand = await activeBrand(db, brandId)
  if (!brand) throw new AppError('NOT_FOUND', '지금은 닫은 브랜드예요. 적으신 사양은 그대로 있어요.')
  if (!brand.kinds.includes(product))
    throw new AppError('FORBIDDEN', `${brand.name}에서는 ${kindByCode(product).name}을 팔지 않아요.`)
  if (!(await isMemberOfBrand(db, { memberId, brandId })))
    throw new AppError('FORBIDDEN', `${brand.name} 회원이 아닙니다. 가입한 뒤 담아 주세요.`)
}
