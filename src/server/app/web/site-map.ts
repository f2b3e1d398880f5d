import { WEB_PATHS } from '#/contract/web-paths.ts'

/** Pages that only the link of a message or of a member opens; no search engine shows them. */
const byLinkOnly = (path: string): boolean => /^\/(refund-account|shared-deal)$/.test(path)

/** Nothing that somebody searches for: a page that only links open, or one that speaks of the browser that looks at it. */
export const unlisted = (path: string): boolean => byLinkOnly(path) || path === '/test'

const LISTED = WEB_PATHS.filter(
  (row) =>
    row.guard === 'public' &&
    !row.path.includes('{') &&
    !unlisted(row.path) &&
    !/^\/(cust|hamamath\/index|matholic\/(index|test))$/.test(row.path),
)

/** `shown`: the paths that have a page; the others only say that theirs is being made. */
export const siteMap = (origin: string, shown: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${LISTED.filter(
    (row) => shown.includes(row.path),
  )
    .map((row) => `<url><loc>${origin}${row.path === '/' ? '/' : row.path}</loc></url>`)
    .join('')}</urlset>`

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
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
