import type { ComponentType } from 'react'
import type { LoaderModule, PageModule } from './page-module.ts'

interface PartPages {
  readonly PAGE_FILES: Readonly<Record<string, (() => Promise<PageModule>) | undefined>>
}

/** Each part's pages in a file of their own: with all of them in one, every first page would carry the addresses of a hundred others. */
const PARTS = import.meta.glob<PartPages>('./part-pages/*.ts')
const LOADER_FILES = import.meta.glob<LoaderModule>('../features/**/*.loader.ts')
const LAYOUT_FILES = import.meta.glob<{ readonly Component: ComponentType }>('./layouts/*.layout.tsx')

/** Path in the repository of the file behind a row of the page registry: the key of the build manifest. */
export const pageSource = (file: string): string => `src/web/storefront/features/${file}.page.tsx`
/** What a page hydrates by itself, where it has such a file: its scripts and styles travel with the page. */
export const bodySource = (file: string): string => `src/web/storefront/features/${file}.body.tsx`
export const partSource = (file: string): string => `src/web/storefront/app/part-pages/${partOf(file)}.ts`
export const layoutSource = (layout: string): string => `src/web/storefront/app/layouts/${layout}.layout.tsx`
export const QUERY_SOURCE = 'src/web/storefront/app/query-pages.tsx'
export const GATE_SOURCE = 'src/web/storefront/app/route-gate.tsx'
export const PENDING_SOURCE = 'src/web/storefront/app/pending-page.tsx'

const partOf = (file: string): string => file.split('/', 1)[0] ?? ''

export async function loadPage(file: string): Promise<PageModule> {
  const part = await PARTS[`./part-pages/${partOf(file)}.ts`]?.()
  const load = part?.PAGE_FILES[`../../features/${file}.page.tsx`]
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
