import type { WebPath } from '#/contract/web-paths.ts'

/** Paths that show the pending page. A feature that brings a page takes its path out here and puts it into the registry. */
export const PENDING_PATHS: readonly WebPath[] = [
  '/24report',
  '/press',
  '/promotion/mobile',
  '/test',
  '/cust/archive',
  '/cust/archive/{id}',
  '/hamamath/book',
  '/hamamath/book/{id}',
  '/matholic/product',
  '/matholic/cart',
  '/matholic/test',
]
