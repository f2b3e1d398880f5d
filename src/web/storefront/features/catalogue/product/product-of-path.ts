import { useLocation } from 'react-router'
import type { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { kindBySlug } from '#/domain/catalog/product-kinds.ts'

export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** The kind a product page is for: `/product/{slug}/option`. The `product-type` of the query says the same. */
export function useProductOfPath(): ProductKind {
  const slug = useLocation().pathname.split('/')[2] ?? ''
  const kind = kindBySlug(slug)
  if (!kind) throw new Error(`no product at ${slug}`)
  return kind
}
