import { WEB_PATHS } from '#/contract/web-paths.ts'

/** Pages that only the link of a message or of a member opens; no search engine shows them. */
export const byLinkOnly = (path: string): boolean => /^\/(refund-account|shared-deal)$/.test(path)

const LISTED = WEB_PATHS.filter(
  (row) =>
    row.guard === 'public' &&
    !row.path.includes('{') &&
    !byLinkOnly(row.path) &&
    !/^\/(test|cust|hamamath\/index|matholic\/(index|test))$/.test(row.path),
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
