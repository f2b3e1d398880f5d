import { kindBySlug } from '#/domain/catalog/product-kinds.ts'
import { track, trackPageView } from '#/web/api/analytics.ts'

const PRODUCT = /^\/product\/([^/]+)\/(?:option|file)$/
/** What is read for its own sake. */
const CONTENT =
  /^\/(?:cust\/(?:notice|faq|portfolio|archive)\/[^/]+|guide\/[^/]+|first|press|24report|promotion\/mobile)$/

/** A page, and what it shows: a product or something to read. Nothing of the address goes along that is not the shop's own. */
export function countPlace(pathname: string): void {
  if (!trackPageView(pathname)) return
  const [, slug = ''] = PRODUCT.exec(pathname) ?? []
  const kind = kindBySlug(slug)
  if (kind) track('view_product', { items: [itemOf(kind.code, kind.name)] })
  if (CONTENT.test(pathname)) track('view_content', { items: [itemOf(pathname, document.title)] })
}

const itemOf = (id: string, name: string) => ({ id, name, category: name, quantity: 1, payAmount: 0, option: '' })
