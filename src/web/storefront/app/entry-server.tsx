import type { Guard } from '#/contract/web-path-row.ts'
import { RouterContextProvider, StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router'
import type { StaticHandlerContext } from 'react-router'
import { WEB_PATH_TEXTS } from '#/contract/web-path-texts.data.ts'
import { WEB_PATHS } from '#/contract/web-paths.ts'
import { guideFigure } from '#/web/blocks/guide-figures/guide-figure.tsx'
import type { ServerTransport } from '#/web/api/page-call.ts'
import { serverTransport } from '#/web/api/page-call.ts'
import { aboutPage, type PageAbout } from './page-about.ts'
import { ROOT_ID } from '#/web/blocks/shop-fees/root-id.ts'
import { drawWhole } from './draw-whole.ts'
import { opensToVisitors } from './route-guard.ts'
import { PAGES } from './pages.ts'
import type { RouteHandle } from './route-handle.ts'
import { buildRoutes } from './routes.tsx'
import { scriptStart } from './script-start.ts'

const routes = buildRoutes()
const handler = createStaticHandler(routes)

export const pagePaths: readonly string[] = Object.keys(PAGES)

export interface RenderedPage {
  readonly status: number
  /** Inside `#app`. */
  readonly html: string
  /** Titles, metas and preloads that React wrote where they were rendered. */
  readonly head: string
  readonly description: string
  /** What search engines and chats are told of it. */
  readonly about: PageAbout
  /** Loader data, errors and matched routes for the browser's router. */
  readonly hydration: object
  /** Loader data alone, for `/_payload/`. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Source files the page is made of: keys of the build manifest. */
  readonly sources: readonly string[]
  /** Those of what is drawn here already while its scripts come when it is seen: their styles come with the page. */
  readonly drawnSources: readonly string[]
  readonly scripts: 'eager' | 'late'
  /** Guards a page whose visitors must be sent to the login before anything is shown. */
  readonly guard: string
  /** As the table of paths has it, whoever may look meanwhile. */
  readonly rowGuard: Guard
}

export interface Redirected {
  readonly redirect: string
  readonly status: number
}

/** Source files whose styles the figures of guides are drawn with. */
export const figureSources: readonly string[] = [
  'bleed-corner',
  'bleed-pair',
  'safe-pair',
  'sizes-figure',
  'sheet-cuts',
  'folds-figure',
  'binding-figure',
  'creep-figure',
  'finish-facts',
  'ink-pictures',
  'overprint',
  'program-settings',
  'toner-and-ink',
  'spine-calculator',
].map((name) => `src/web/blocks/guide-figures/${name}.tsx`)

/** Those that chats are shown no drawing of, but visitors are. */
const listSources = [
  'bleed-check',
  'bleed-settings',
  'checklist',
  'days-figure',
  'paper-table',
  'picture-check',
  'route-crossing',
  'spine-advice',
  'spine-papers',
  'steps-figure',
].map((name) => `src/web/blocks/guide-figures/${name}.tsx`)

/** One figure of the guides by itself, for the pictures that chats show. */
export const drawFigure = (name: string): Promise<string> => drawWhole(guideFigure(name))

/** What a page draws here by parts that come later, by the beginning of its path: without its styles it would stand there unstyled. */
const DRAWN: readonly (readonly [string, readonly string[]])[] = [
  ['/guide/', [...figureSources, ...listSources]],
  [
    '/product/',
    ['section-guides', 'title-field'].map((name) => `src/web/storefront/features/catalogue/product/${name}.tsx`),
  ],
]

/** The front page is one path and the beginning of all. */
const drawnOn = (path: string): readonly string[] =>
  path === '/'
    ? ['src/web/blocks/home/late-section.tsx']
    : DRAWN.flatMap(([beginning, sources]) => (path.startsWith(beginning) ? sources : []))

/** One page as the server sends it. `transport` asks this server's own API; nobody is logged in here. `origin` is the shop's address. */
export async function render(
  url: string,
  transport: ServerTransport,
  origin: string,
): Promise<RenderedPage | Redirected> {
  const request = new Request(url)
  const context = await query(request, transport)
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }
  const router = createStaticRouter(handler.dataRoutes, context)
  const { head, html } = splitHead(
    await drawWhole(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  )
  const row = rowOf(context)
  const about = aboutPage({
    path: row?.path ?? null,
    pathname: new URL(url).pathname,
    title: row?.title ?? '',
    data: row ? context.loaderData[row.path] : null,
    root: context.loaderData[ROOT_ID],
    origin,
  })
  return {
    status: context.statusCode,
    html,
    head,
    description: about.description ?? (row ? WEB_PATH_TEXTS[row.path] : ''),
    about,
    hydration: {
      loaderData: context.loaderData,
      actionData: null,
      errors: wireErrors(context.errors),
      routes: context.matches.map(({ route }) => route.id),
    },
    payload: context.loaderData,
    sources: row?.sources ?? [],
    drawnSources: drawnOn(row?.path ?? ''),
    scripts: row ? scriptStart(row) : 'late',
    guard: row && !opensToVisitors(row.path) ? row.guard : 'public',
    rowGuard: row?.guard ?? 'public',
  }
}

/** Loader data alone, without drawing the page; null where the path leads elsewhere or fails. */
export async function payloadOf(
  url: string,
  transport: ServerTransport,
): Promise<Readonly<Record<string, unknown>> | null> {
  const context = await query(new Request(url), transport)
  return context instanceof Response || context.errors ? null : context.loaderData
}

function query(request: Request, transport: ServerTransport): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(serverTransport, transport)
  return handler.query(request, { requestContext })
}

function rowOf(context: StaticHandlerContext) {
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined
  const row = handle && WEB_PATHS.find((candidate) => candidate.path === handle.path)
  return row && handle ? { ...row, sources: handle.sources } : null
}

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** React writes titles, metas and preloads in front of a root that is not the document; a browser wants them in the head. */
function splitHead(html: string): { readonly head: string; readonly html: string } {
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  return { head, html: html.slice(head.length) }
}

/** Errors as the browser's router reads them back; nothing of a bug's inner words leaves the server. */
function wireErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, data = null } = (error ?? {}) as { status?: number; data?: unknown }
      return [id, { status, statusText: '', internal: false, data }]
    }),
  )
}
