import type { ComponentType } from 'react'
import type { LoaderModule, PageModule } from './page-module.ts'

const PAGE_FILES = import.meta.glob<PageModule>('../features/**/*.page.tsx')
const LOADER_FILES = import.meta.glob<LoaderModule>('../features/**/*.loader.ts')
const LAYOUT_FILES = import.meta.glob<{ readonly Component: ComponentType }>('./layouts/*.layout.tsx')

/** Path in the repository of the file behind a row of the page registry: the key of the build manifest. */
export const pageSource = (file: string): string => `src/web/storefront/features/${file}.page.tsx`
export const layoutSource = (layout: string): string => `src/web/storefront/app/layouts/${layout}.layout.tsx`
export const QUERY_SOURCE = 'src/web/storefront/app/query-pages.tsx'
export const GATE_SOURCE = 'src/web/storefront/app/route-gate.tsx'
export const PENDING_SOURCE = 'src/web/storefront/app/pending-page.tsx'

export function loadPage(file: string): Promise<PageModule> {
  const load = PAGE_FILES[`../features/${file}.page.tsx`]
  if (!load) throw new Error(`no page file ${file}`)
  return load()
}

/** Null for a page that has no data of its own. */
export const loaderOf = (file: string): (() => Promise<LoaderModule>) | null =>
  LOADER_FILES[`../features/${file}.loader.ts`] ?? null

export function loadLayout(layout: string): Promise<{ readonly Component: ComponentType }> {
  const load = LAYOUT_FILES[`./layouts/${layout}.layout.tsx`]
  if (!load) throw new Error(`no layout ${layout}`)
  return load()
}
