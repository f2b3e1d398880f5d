import { AppError } from '#/contract/errors.ts'
import { kindRefusal } from '#/domain/brands/brand-refusal.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { activeBrand, type BrandRow } from '#/server/features/content/brands/brands.public.ts'
import { isMemberOfBrand } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartRow } from './cart.table.ts'

interface Buyer {
  readonly memberId: string
  readonly brandId: string
  readonly product: ProductCode
}

/** A brand sells what was chosen for it, to its members. Errors: NOT_FOUND for a brand that is closed, FORBIDDEN. */
export async function requireSoldBy(db: DbOrTx, { memberId, brandId, product }: Buyer): Promise<void> {
  const brand = await activeBrand(db, brandId)
  if (!brand) throw new AppError('NOT_FOUND', CLOSED)
  const refusal = refusalOf(brand, product)
  if (refusal) throw new AppError('FORBIDDEN', refusal)
  if (!(await isMemberOfBrand(db, { memberId, brandId })))
    throw new AppError('FORBIDDEN', `${brand.name} 회원이 아닙니다. 가입한 뒤 담아 주세요.`)
}

/** Korean: why the brand of a line does not make this product now; null when it does. */
export type BrandRefusal = (line: Pick<CartRow, 'brand' | 'origin'>, product: ProductCode) => string | null

/**
 * What is asked of lines that lie in a brand's cart already: it may have been closed since, or sell less. Lines of an origin are judged by
 * the room they came from. Each brand is read once.
 */
export async function brandRefusals(
  db: DbOrTx,
  lines: readonly Pick<CartRow, 'brand' | 'origin'>[],
): Promise<BrandRefusal> {
  const ids = new Set(lines.flatMap(({ brand, origin }) => (brand === null || origin !== null ? [] : [brand])))
  const brands = new Map<string, BrandRow | null>()
  for (const id of ids) brands.set(id, await activeBrand(db, id))
  return ({ brand, origin }, product) =>
    brand === null || origin !== null ? null : refusalOf(brands.get(brand) ?? null, product)
}

const CLOSED = '지금은 닫은 브랜드예요. 적으신 사양은 그대로 있어요.'

const refusalOf = (brand: BrandRow | null, product: ProductCode): string | null => {
  if (!brand) return CLOSED
  return brand.kinds.includes(product) ? null : kindRefusal(brand.name, product)
}
