import type { RouteObject } from 'react-router'
import { data, redirect } from 'react-router'
import type { WebPathRow } from '#/contract/web-path-row.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import { WEB_PATHS, routerPath } from '#/contract/web-paths.ts'
import { whenOnline } from '#/web/ui/online.ts'
import { PageError } from './page-error.tsx'
import {
  GATE_SOURCE,
  PENDING_SOURCE,
  QUERY_SOURCE,
  bodySource,
  layoutSource,
  loadLayout,
  loadPage,
  loaderOf,
  pageSource,
  partSource,
} from './page-files.ts'
import { framedPage } from './page-frame.tsx'
import { PAGES } from './pages.ts'
import { REDIRECTS, withSearch } from './redirects.ts'
import { Root } from './root.tsx'
import { RootError } from './root-error.tsx'
import type { RouteHandle } from './route-handle.ts'
import { asksWhileOpen } from './script-start.ts'
import { ROOT_ID } from '#/web/blocks/shop-fees/root-id.ts'

type Row = WebPathRow & { readonly path: WebPath }

/** The router's tree: the app around everything, a layout around its pages, the error page inside the layout. */
export function buildRoutes(): RouteObject[] {
  const layouts = [...new Set(WEB_PATHS.map((row) => row.layout))]
  return [
    {
      id: ROOT_ID,
      Component: Root,
      ErrorBoundary: RootError,
      lazy: { loader: async () => (await import('./load-shop.ts')).loadShop },
      shouldRevalidate: () => false,
      children: layouts.map((layout) =>
        layoutRoute(
          layout,
          WEB_PATHS.filter((row) => row.layout === layout),
        ),
      ),
    },
  ]
}

function layoutRoute(layout: string, rows: readonly Row[]): RouteObject {
  const pages = rows.map((row) =>
    REDIRECTS[row.path] ? redirectRoute(row, REDIRECTS[row.path] ?? '/') : pageRoute(row),
  )
  const unknown = layout === 'default' ? [notFoundRoute] : []
  return {
    id: `layout:${layout}`,
    lazy: {
      Component: async () => (await whenOnline(() => loadLayout(layout))).Component,
      ...(isOfBrands(layout) ? { loader: async () => (await import('./load-brand.ts')).loadBrand } : {}),
    },
    ...(isOfBrands(layout) ? { shouldRevalidate: () => true } : {}),
    children: [{ id: `errors:${layout}`, ErrorBoundary: PageError, children: [...pages, ...unknown] }],
  }
}

/** Layouts whose head is a brand's, which the address names. */
const isOfBrands = (layout: string) => /hama|math/.test(layout)

function pageRoute(row: Row): RouteObject {
  const file = PAGES[row.path]
  const loader = file ? loaderOf(file) : null
  const sources = [
    layoutSource(row.layout),
    ...(file ? [partSource(file), pageSource(file), bodySource(file)] : [PENDING_SOURCE]),
    ...(row.guard === 'public' ? [] : [GATE_SOURCE]),
    ...(asksWhileOpen(row) ? [QUERY_SOURCE] : []),
  ]
  const prepare = async () => (file ? (await loadPage(file)).prepare?.() : null)
  return {
    id: row.path,
    path: routerPath(row.path),
    handle: { path: row.path, sources, prepare } satisfies RouteHandle,
    lazy: {
      Component: () => whenOnline(() => loadFramed(row, file)),
      ...(loader ? { loader: async () => (await whenOnline(loader)).loader } : {}),
    },
  }
}

async function loadFramed(row: Row, file: string | undefined) {
  const [page, around, gate] = await Promise.all([
    file ? loadPage(file) : import('./pending-page.tsx'),
    asksWhileOpen(row) ? import('./query-pages.tsx') : null,
    row.guard === 'public' ? null : import('./route-gate.tsx'),
  ])
  return framedPage(row, page, around?.QueryPages ?? null, gate?.RouteGate ?? null)
}

const redirectRoute = (row: Row, goal: string): RouteObject => ({
  id: row.path,
  path: row.path,
  loader: ({ request }) => redirect(withSearch(goal, new URL(request.url).search)),
})

/** A loader on the server too, so that the answer is a real 404. */
const notFoundRoute: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw data({ message: 'Page Not Found' }, { status: 404, statusText: 'Not Found' })
  },
  Component: () => null,
}
