import { AppError } from '#/contract/errors.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'
import { brandRefusal, kindRefusal } from '#/domain/brands/brand-refusal.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { mayOpenHamamathBook, mayOpenMatholicRequest } from '#/domain/catalog/role-access.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { err, ok, type Result } from '#/lib/result.ts'
import { activeBrand, type BrandRow } from '#/server/features/content/brands/brands.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { membershipOf } from './brand-membership.ts'

export interface Buyer {
  readonly memberId: string
  readonly roles: readonly CustomerRole[]
}

type Verdict = Result<true, { readonly message: string }>

const CLOSED = '지금은 닫은 브랜드예요.'

/** Errors: NOT_FOUND for a brand that is closed or does not sell this, FORBIDDEN for who is no member of it. */
export async function requireBuyer(
  db: DbOrTx,
  buyer: Buyer,
  { brand: id, goods }: { readonly brand: string; readonly goods: BrandGoods },
): Promise<BrandRow> {
  const brand = await activeBrand(db, id)
  if (!brand?.sells.includes(goods)) throw new AppError('NOT_FOUND')
  const verdict = await mayBuyOf(db, buyer, brand)
  if (!verdict.ok) throw new AppError('FORBIDDEN', verdict.error.message)
  return brand
}

/** Of each brand whether a member may order this, for lines that lie in its cart already; a cart is of one brand. */
export async function mayBuyOfEach(
  db: DbOrTx,
  buyer: Buyer,
  { brands, goods }: { readonly brands: Iterable<string>; readonly goods: BrandGoods },
): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  for (const brand of new Set(brands)) verdicts.set(brand, await mayBuy(db, buyer, { brand, goods }))
  return verdicts
}

/** The refusal is ready to show. */
async function mayBuy(
  db: DbOrTx,
  buyer: Buyer,
  { brand: id, goods }: { readonly brand: string; readonly goods: BrandGoods },
): Promise<Verdict> {
  const brand = await activeBrand(db, id)
  if (!brand) return err({ message: CLOSED })
  if (!brand.sells.includes(goods)) return err({ message: `${brand.name}에서는 이제 받지 않는 품목이에요.` })
  return mayBuyOf(db, buyer, brand)
}

/** Of kinds that are ordered by options in a brand's cart, whether a member may have each at the brand's price. */
export async function mayBuyKinds(
  db: DbOrTx,
  buyer: Buyer,
  { brand: id, kinds }: { readonly brand: string; readonly kinds: readonly ProductCode[] },
): Promise<readonly Verdict[]> {
  const brand = await activeBrand(db, id)
  if (!brand) return kinds.map(() => err({ message: CLOSED }))
  const verdict = await mayBuyOf(db, buyer, brand)
  return kinds.map((kind) => (brand.kinds.includes(kind) ? verdict : err({ message: kindRefusal(brand.name, kind) })))
}

/** A type of members is asked in the specification's words; a brand of the desk has the members whose request was agreed to. */
async function mayBuyOf(db: DbOrTx, { memberId, roles }: Buyer, { id, name, memberType }: BrandRow) {
  if (memberType === 'HAMAMATH') return mayOpenHamamathBook(roles)
  if (memberType === 'MATHOLIC') return mayOpenMatholicRequest(roles)
  const { state } = await membershipOf(db, { memberId, brandId: id })
  if (state === 'approved') return ok(true as const)
  return err({ message: brandRefusal(name, state === 'waiting') })
}
