import type { WebPathRow } from '#/contract/web-path-row.ts'

const FORMS = [
  '/product/',
  '/member/',
  '/ebook/order',
  '/bkOrder',
  '/cover',
  '/inner',
  '/cust/reservation',
  '/cust/inquiry',
  '/cust/sample',
  '/review',
  '/matholic/test',
  '/brands/',
  '/test',
  '/offline-draft',
  '/refund-account',
  '/guide/guide1_4',
  '/guide/guide4_2',
  '/guide/guide4_6',
  '/shared-deal',
  '/search',
]

/**
 * When a page's scripts start: at once where people type or where the page is only a frame without them; after `load` on
 * pages that are read, which then paint without waiting for anything.
 */
export function scriptStart(row: WebPathRow): 'eager' | 'late' {
  return row.guard !== 'public' || FORMS.some((prefix) => row.path.startsWith(prefix)) ? 'eager' : 'late'
}

/** Product pages hold their whole job themselves and ask for nothing until a button is pressed: they start without the data client. */
export const asksWhileOpen = (row: WebPathRow): boolean =>
  scriptStart(row) === 'eager' && !row.path.startsWith('/product/')
