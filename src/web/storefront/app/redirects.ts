import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import type { WebPath } from '#/contract/web-paths.ts'

/** Paths that only lead on; the search of the request goes with them. */
export const REDIRECTS: Partial<Record<WebPath, string>> = {
  '/cust': '/cust/notice',
  '/mypage': '/mypage/mySetting/',
  ...Object.fromEntries(
    PRODUCT_KINDS.map(({ slug, code }) => [`/product/${slug}`, `/product/${slug}/option?product-type=${code}`]),
  ),
}

/** `goal` with the parameters of `search` that it does not set itself. */
export function withSearch(goal: string, search: string): string {
  const [path = '', own = ''] = goal.split('?')
  const merged = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(own)) merged.set(name, value)
  return merged.size > 0 ? `${path}?${merged}` : path
}
