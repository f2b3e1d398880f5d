import { data, type LoaderFunctionArgs } from 'react-router'
import { brandOfPath } from '#/contract/brand-paths.ts'
import { type BrandShown, readBrandSite } from '#/contract/content/brands.contract.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'
import { pageCall } from '#/web/api/page-call.ts'

const notFound = () => data({ message: 'Page Not Found' }, { status: 404 })

/** The brand of the address; a page of none is not found. */
export async function brandOf(args: LoaderFunctionArgs): Promise<BrandShown> {
  const id = brandOfPath(new URL(args.request.url).pathname)
  if (id === null) throw notFound()
  return pageCall(args, readBrandSite, { params: { id } })
}

/** The brand of the address; a page of what it does not sell is not found. */
export async function brandSelling(args: LoaderFunctionArgs, goods: BrandGoods): Promise<BrandShown> {
  const brand = await brandOf(args)
  if (!brand.sells.includes(goods)) throw notFound()
  return brand
}
