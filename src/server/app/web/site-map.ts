import { WEB_PATHS } from '#/contract/web-paths.ts'

const LISTED = WEB_PATHS.filter(
  (row) =>
    row.guard === 'public' &&
    !row.path.includes('{') &&
    !/^\/(test|refund-account|cust|hamamath\/index|matholic\/(index|test))$/.test(row.path),
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
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
