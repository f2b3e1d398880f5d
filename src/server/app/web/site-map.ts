import { kindByCode, PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { findKind } from '#/domain/catalog/kinds.ts'
import { WEB_PATHS } from '#/contract/web-paths.ts'

/** Pages that only the link of a message or of a member opens; no search engine shows them. */
const byLinkOnly = (path: string): boolean => /^\/(refund-account|shared-deal|cust\/inquiry\/.+)$/.test(path)

/** Nothing that somebody searches for: a page that only links open, or one that speaks of the browser that looks at it. */
export const unlisted = (path: string): boolean => byLinkOnly(path) || path === '/test'

/** Pages whose content is what somebody just asked for. */
export const isAnswer = (path: string): boolean => path === '/search'

const NOT_LISTED = /^\/(cust|hamamath\/index|matholic\/(index|test))$/

/** Options of what everybody may order: visitors see them with their prices. */
const PRODUCT_PAGES: readonly string[] = PRODUCT_KINDS.filter(({ code }) =>
  findKind(code)?.customers.includes('GENERAL'),
).map(({ code }) => `/product/${kindByCode(code).slug}/option`)

const LISTED = WEB_PATHS.filter(
  ({ path, guard }) =>
    (guard === 'public' || PRODUCT_PAGES.includes(path)) &&
    !path.includes('{') &&
    !/^\/product\/[^/]+$/.test(path) &&
    !unlisted(path) &&
    !isAnswer(path) &&
    !NOT_LISTED.test(path),
)

/**
 * `shown`: the paths that have a page; the others only say that theirs is being made. `texts`: addresses of what the shop has
 * published, guides among them: one that is taken away has a path and no page.
 */
export const siteMap = (origin: string, shown: readonly string[], texts: readonly string[] = []): string => {
  const fixed = LISTED.map(({ path }) => path).filter((path) => shown.includes(path) && !path.startsWith('/guide/'))
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
    ...new Set([...fixed, ...texts]),
  ]
    .map((path) => `<url><loc>${origin}${path}</loc></url>`)
    .join('')}</urlset>`
}

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /mypage',
    'Disallow: /order',
    'Disallow: /document',
    'Disallow: /refund-account',
    'Disallow: /shared-deal',
    'Disallow: /search',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
