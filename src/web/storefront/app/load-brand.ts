import type { LoaderFunctionArgs } from 'react-router'
import { brandOfPath } from '#/contract/brand-paths.ts'
import { readBrandSite } from '#/contract/content/brands.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import type { BrandSite } from '#/web/blocks/brand-site/use-brand-site.ts'

/** The brand of the address, for its layout; its pages say themselves when there is none. */
export async function loadBrand(args: LoaderFunctionArgs): Promise<BrandSite> {
  const id = brandOfPath(new URL(args.request.url).pathname)
  return { brandSite: id === null ? null : await pageCall(args, readBrandSite, { params: { id } }).catch(() => null) }
}
