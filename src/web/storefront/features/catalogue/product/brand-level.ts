import type { LoaderFunctionArgs } from 'react-router'
import { brandOfPath } from '#/contract/brand-paths.ts'
import { readBrandSite } from '#/contract/content/brands.contract.ts'
import type { PriceLevel } from '#/domain/pricing/price-level.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** Of the brand of the address or of `?brand=`; null where it is none, and where nobody can say: the server prices it again. */
export async function brandLevel(args: LoaderFunctionArgs): Promise<PriceLevel | null> {
  const { pathname, searchParams } = new URL(args.request.url)
  const id = brandOfPath(pathname) ?? searchParams.get('brand')
  if (id === null) return null
  const brand = await pageCall(args, readBrandSite, { params: { id } }).catch(() => null)
  return brand && { name: brand.name, percent: brand.pricePercent }
}
