import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ADMIN_PATHS } from '#/contract/admin-paths.ts'
import { apiHostOf } from '#/contract/api-host.ts'
import { AppError } from '#/contract/errors.ts'
import { practiceOrigin } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import { s3Origin } from '#/server/adapters/storage/s3/s3-origin.ts'
import { pathOfText, publishedPages } from '#/server/features/support/search/search.public.ts'
import type { Config } from '#/server/platform/config.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import { s3SettingsOf } from './create-storage.ts'
import { withDemoRibbon } from './demo-ribbon.ts'
import { createAccountTurns } from '#/server/platform/http/account-turns.ts'
import { networkOf } from '#/server/platform/http/network-of.ts'
import { watchLeaving } from '#/server/platform/http/watch-leaving.ts'
import { webOriginOf } from '#/server/platform/http/web-origin.ts'
import { servePracticeWindow } from './practice-window.ts'
import { brokenPage } from './web/broken-page.ts'
import type { PolicySources } from './web/content-policy.ts'
import { contentPolicy } from './web/content-policy.ts'
import { copyGuard, hideFromRefused } from './web/first-moment.ts'
import type { KnownBrand } from './web/known-brand.ts'
import type { PageGate } from './web/page-gate.ts'
import { escapeAttribute, pageHtml } from './web/page-html.ts'
import type { SharedPage } from './web/page-parts.ts'
import { sendCompressed } from './web/send-compressed.ts'
import { createSharePictures } from './web/share-pictures.ts'
import { isAnswer, robots, siteMap, unlisted } from './web/site-map.ts'
import { serveAssets } from './web/static-assets.ts'
import { assetsWith, type OpenWeb, type RenderedPage, type Transport, type WebBuild } from './web/web-build.ts'

const STOREFRONT = 'src/web/storefront/app/main.tsx'
const PENDING = 'src/web/storefront/app/pending-page.tsx'
const BACKOFFICE = 'src/web/backoffice/app/main.tsx'
/** Drawn at once for one address: whoever asks for five hundred pages waits for them alone. */
const PAGES_OF_NETWORK = { atOnce: 4, waiting: 1_200, waitMs: 10_000 }
const NOT_BUILT = '화면을 아직 만들지 않았습니다. npm run build 뒤에 다시 열어 주세요.'

export interface ServeWebOptions {
  readonly config: Config
  readonly brand: KnownBrand
  readonly gate: PageGate
  readonly openWeb: OpenWeb
  readonly db: DbOrTx
  readonly photoScaler: PhotoScaler
}

/** Pages, assets and build files; everything that is not `/api/` and not an answer for machines. Mount it last. */
export async function serveWeb(app: FastifyInstance, options: ServeWebOptions): Promise<void> {
  const { config, brand, gate, openWeb } = options
  await servePracticeWindow(app, config)
  const build = await openWeb(app, config.WEB_DIR)
  if (!build) {
    app.get('/*', async (request, reply) => {
      if (isForMachines(request.url)) throw new AppError('NOT_FOUND')
      return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
    })
    return
  }
  const pages = pageSender(app, build, { config, brand, sources: await policySources(config) })
  await serveAssets(app, build.assetsDir)
  serveBuildFiles(app, build)
  serveForRobots(app, build, options)
  const gated = { onRequest: gate }
  app.get('/_payload/*', gated, async (request, reply) => sendPayload(app, build, request, reply))
  for (const path of ADMIN_PATHS) app.get(path, gated, async (request, reply) => pages.backoffice(request, reply, 200))
  app.get('/admin/*', gated, async (request, reply) => pages.backoffice(request, reply, 404))
  const turns = createAccountTurns(PAGES_OF_NETWORK)
  app.get('/*', gated, async (request, reply) => {
    if (isForMachines(request.url)) throw new AppError('NOT_FOUND')
    try {
      const { begun } = watchLeaving(reply)
      return await turns(networkOf(request.ip), () => pages.storefront(request, reply), begun)
    } catch (error) {
      if (isBusy(error)) throw new AppError('UNAVAILABLE')
      request.log.error({ err: error, url: request.url.split('?')[0] }, 'page not drawn')
      const page = withDemoRibbon(config, brokenPage(brand.last()))
      return reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
    }
  })
}

const isBusy = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'TOO_MANY_REQUESTS' || error.code === 'UNAVAILABLE')

/** What search engines and chats ask for beside the pages. */
function serveForRobots(app: FastifyInstance, build: WebBuild, options: ServeWebOptions): void {
  const { config, gate, db } = options
  const gated = { onRequest: gate }
  app.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(robots(webOriginOf(config, request))))
  app.get('/sitemap.xml', gated, async (request, reply) => {
    const texts = (await publishedPages(db)).map(pathOfText)
    const { pagePaths } = await build.renderer()
    return reply.type('application/xml').send(siteMap(webOriginOf(config, request), pagePaths, texts))
  })
  const pictures = createSharePictures({ ...options, build })
  app.get<{ Params: { name: string } }>('/share/:name.png', gated, async (request, reply) => {
    const content = await pictures.read(request.params.name)
    if (!content) throw new AppError('NOT_FOUND')
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(content)
  })
}

const isForMachines = (url: string): boolean => /^\/(api|assets|builds|_payload|share|\.well-known)(\/|$|\?)/.test(url)

/** The build that is served, for pages that are open: they ask and leave for the new one at their next navigation. */
function serveBuildFiles(app: FastifyInstance, build: WebBuild): void {
  const about = { id: build.id, timestamp: Date.parse(build.builtAt) }
  app.get('/builds/latest.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(about))
  app.get(`/builds/${build.id}.json`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send({ ...about, files: build.files }),
  )
}

/** Loaders ask through the same door as browsers, counted on the visitor's own address. */
const transportFor =
  (app: FastifyInstance, request: FastifyRequest): Transport =>
  async (path) => {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: { host: request.host },
    })
    return new Response(answer.rawPayload as unknown as BodyInit, { status: answer.statusCode })
  }

/** The address as the router reads it; the host says nothing, so that `//elsewhere` stays a path. */
const routerUrl = (url: string): string => `http://localhost${url.replace(/^\/+/, '/')}`

async function sendPayload(app: FastifyInstance, build: WebBuild, request: FastifyRequest, reply: FastifyReply) {
  const { pathname, search } = new URL(routerUrl(request.url))
  const page = /^\/_payload(\/.*)\.json$/.exec(pathname)?.[1]
  if (!page) throw new AppError('NOT_FOUND')
  const renderer = await build.renderer()
  const data = await renderer.payloadOf(
    routerUrl((page === '/index' ? '/' : page) + search),
    transportFor(app, request),
  )
  if (!data) throw new AppError('NOT_FOUND')
  const body = JSON.stringify({ data })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'no-cache').type('application/json; charset=utf-8')
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : sendCompressed(request, reply, body)
}

function pageSender(
  app: FastifyInstance,
  build: WebBuild,
  {
    config,
    brand,
    sources,
  }: Pick<ServeWebOptions, 'config' | 'brand'> & { readonly sources: Omit<PolicySources, 'api'> },
) {
  const settings = {
    buildId: build.id,
    channelPluginKey: config.CHANNEL_PLUGIN_KEY ?? '',
    wcsAccountId: config.WCS_ACCOUNT_ID ?? '',
  }
  const storefrontEntry = build.entry(STOREFRONT) ?? ''
  const backofficeEntry = build.entry(BACKOFFICE)

  const send = async (request: FastifyRequest, reply: FastifyReply, nonce: string, status: number, html: string) =>
    sendCompressed(
      request,
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentPolicy(nonce, { ...sources, api: apiOriginsOf(config, request) }))
        .header('cache-control', 'no-cache'),
      withDemoRibbon(config, await build.finish(html, request.url, nonce)),
    )

  return {
    async storefront(request: FastifyRequest, reply: FastifyReply) {
      const origin = webOriginOf(config, request)
      const page = await (await build.renderer()).render(routerUrl(request.url), transportFor(app, request), origin)
      if ('redirect' in page) return reply.redirect(page.redirect, page.status)
      const nonce = randomBytes(16).toString('base64')
      const { pathname } = new URL(routerUrl(request.url))
      const indexed = isFound(page, pathname)
      const html = pageHtml(build, {
        ...page,
        nonce,
        assets: assetsWith(build, [STOREFRONT, ...page.sources], page.drawnSources),
        tokens: await brand.tokens(),
        settings,
        indexed,
        entry: storefrontEntry,
        canonical: indexed ? origin + pathname + (page.about.query ?? '') : null,
        shared: indexed ? sharedOf(page, await brand.read(), origin) : null,
        apiSubdomain: config.API_SUBDOMAIN ?? null,
        firstScript: copyGuard() + (page.status === 200 ? hideFromRefused(page.rowGuard) : ''),
        loginFirst: loginOf(page),
      })
      return send(request, reply, nonce, page.status, html)
    },
    async backoffice(request: FastifyRequest, reply: FastifyReply, status: 200 | 404) {
      if (!backofficeEntry) throw new AppError('NOT_FOUND')
      const nonce = randomBytes(16).toString('base64')
      const html = pageHtml(build, {
        nonce,
        html: '',
        head: `<title>관리자 &gt; ${escapeAttribute(await brand.read())}</title>`,
        description: '',
        canonical: null,
        shared: null,
        indexed: false,
        assets: build.assetsOf([BACKOFFICE]),
        // At the desk orange says who has to act; it is no ornament.
        tokens: '',
        entry: backofficeEntry,
        scripts: 'eager',
        hydration: null,
        settings: { buildId: build.id },
        apiSubdomain: config.API_SUBDOMAIN ?? null,
        firstScript: '',
        loginFirst: null,
      })
      return send(request, reply, nonce, status, html)
    },
  }
}

/** Whether search engines may show it: a public page with something of its own on it. */
const isFound = ({ guard, status, sources }: RenderedPage, pathname: string): boolean =>
  guard === 'public' && status === 200 && !sources.includes(PENDING) && !unlisted(pathname) && !isAnswer(pathname)

const sharedOf = ({ about }: RenderedPage, brand: string, origin: string): SharedPage => ({
  type: about.type,
  brand,
  picture: `${origin}/share/${about.share}.png`,
  data: about.data,
})

/** Members' pages are left for the login before anything is painted, when the browser knows nobody. */
function loginOf({ guard, status }: Pick<RenderedPage, 'guard' | 'status'>) {
  if (status !== 200) return null
  if (guard === 'partner') return { key: 'jikji.partner', login: '/offline-draft/login' }
  const member = guard === 'member' || guard === 'owner' || guard.startsWith('role:')
  return member ? { key: 'jikji.user', login: '/member/login' } : null
}

/** The API's own host, when pages of this one call it there. */
function apiOriginsOf(config: Config, { protocol, host }: FastifyRequest): readonly string[] {
  const api = apiHostOf(host, config.API_SUBDOMAIN ?? null)
  return api === host ? [] : [`${protocol}://${api}`]
}

async function policySources(config: Config): Promise<Omit<PolicySources, 'api'>> {
  const s3 = s3SettingsOf(config)
  return {
    connect: s3 ? [await s3Origin(s3)] : [],
    pay: practiceOrigin(config) === null ? 'vendor' : 'practice',
    chat: config.CHANNEL_PLUGIN_KEY !== undefined,
    analytics: config.WCS_ACCOUNT_ID !== undefined,
  }
}
