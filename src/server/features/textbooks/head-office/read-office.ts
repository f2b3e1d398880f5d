import { AppError } from '#/contract/errors.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { partnerCard } from '#/server/features/people/partners/partners.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { PartnerPrincipal } from '#/server/platform/http/principal.ts'

/** The brand whose head office a partner is; asked anew at each call, so that a closed account sees nothing more. Errors: FORBIDDEN. */
export async function officeOf(db: DbOrTx, { partnerId }: PartnerPrincipal) {
  const partner = await partnerCard(db, partnerId)
  const brand = partner?.brand ? await anyBrand(db, partner.brand) : null
  if (!brand) throw new AppError('FORBIDDEN', '브랜드 본사 계정으로 보는 화면이에요.')
  return brand
}
