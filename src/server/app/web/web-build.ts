import type { Guard } from '#/contract/web-path-row.ts'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Asks the shop's own API for a page that is being rendered. */
export type Transport = (path: string) => Promise<Response>

/** What search engines and chats are told of a page. */
export interface PageAbout {
  readonly type: 'website' | 'article' | 'product'
  /** Name of its picture under `/share/`. */
  readonly share: string
  /** Structured data of schema.org. */
  readonly data: readonly object[]
  /** What of the address's query makes it a page of its own. */
  readonly query?: string
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly head: string
  readonly description: string
  readonly about: PageAbout
  readonly hydration: object
  readonly sources: readonly string[]
  /** Of what it is drawn with beyond them: their styles come with the page, their scripts when it is seen. */
  readonly drawnSources: readonly string[]
  readonly scripts: 'eager' | 'late'
  readonly guard: string
  /** As the table of paths has it, whoever may look meanwhile. */
  readonly rowGuard: Guard
}

export interface Redirected {
  readonly redirect: string
  readonly status: number
}

/** The storefront as one module; it is loaded where the build or Vite's server has it, never imported. */
export interface WebRenderer {
  /** Paths of the table that have a page. */
  readonly pagePaths: readonly string[]
  /** Source files of the figures of guides, for their styles. */
  readonly figureSources: readonly string[]
  drawFigure(name: string): Promise<string>
  render(url: string, transport: Transport, origin: string): Promise<RenderedPage | Redirected>
  payloadOf(url: string, transport: Transport): Promise<Readonly<Record<string, unknown>> | null>
}

const START = 'src/web/storefront/app/page-start.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

export interface PageAssets {
  /** Paths of style sheets, in the order they must stand. */
  readonly css: readonly string[]
  /** Paths of scripts to fetch ahead. */
  readonly js: readonly string[]
}

/** Where pages come from: what `npm run build` made, or Vite's dev server. */
export interface WebBuild {
  readonly id: string
  readonly builtAt: string
  /** Folder that is served under `/assets/`. */
  readonly assetsDir: string
  readonly fontCss: string
  readonly rareCss: string
  /** Whether a text holds a syllable that the first font file lacks. */
  hasRare(text: string): boolean
  /** Text of the script that stands in each page and starts it. */
  readonly startScript: string
  renderer(): Promise<WebRenderer>
  readonly files: readonly string[]
  entry(source: string): string | null
  assetsOf(sources: readonly string[]): PageAssets
  cssText(path: string): string
  /** The document as it is sent. */
  finish(html: string, url: string, nonce: string): Promise<string>
}

/** Null when there are no pages; `app` is the server that they will be served by. */
export type OpenWeb = (app: FastifyInstance, folder: string) => Promise<WebBuild | null>

/** Reads what `npm run build` made. */
export const openWebBuild: OpenWeb = async (_app, folder) => {
  const web = await readJson<{ id: string; builtAt: string; fonts: { css: string; rareCss: string; hangul: string } }>(
    join(folder, 'web.json'),
  )
  if (!web) return null
  const client = resolve(folder, 'client')
  const manifest = {
    ...(await readJson<Manifest>(join(client, '.vite/backoffice.json'))),
    ...(await readJson<Manifest>(join(client, '.vite/storefront.json'))),
  }
  const css = new Map<string, string>()
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? [])))
    css.set(`/${file}`, await readFile(join(client, file), 'utf8'))
  const rare = new RegExp(`(?![${web.fonts.hangul}])[가-힣]`, 'u')
  const renderer = (await import(pathToFileURL(resolve(folder, 'server/entry-server.js')).href)) as WebRenderer
  return {
    id: web.id,
    builtAt: web.builtAt,
    assetsDir: join(client, 'assets'),
    fontCss: web.fonts.css,
    rareCss: web.fonts.rareCss,
    hasRare: (text) => rare.test(text),
    startScript: await readFile(join(client, manifest[START]?.file ?? ''), 'utf8'),
    renderer: async () => renderer,
    files: Object.values(manifest).map((chunk) => `/${chunk.file}`),
    entry: (source) => (manifest[source] ? `/${manifest[source].file}` : null),
    assetsOf: (sources) => collectAssets(manifest, sources),
    cssText: (path) => css.get(path) ?? '',
    finish: async (html) => html,
  }
}

async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** What a page is made of, with the styles alone of what is drawn on it and comes alive later. */
export function assetsWith(
  build: Pick<WebBuild, 'assetsOf'>,
  sources: readonly string[],
  drawn: readonly string[],
): PageAssets {
  const { css, js } = build.assetsOf(sources)
  return { css: [...new Set([...css, ...build.assetsOf(drawn).css])], js }
}

/** Style sheets and scripts of the chunks and all they import, what is imported first. */
function collectAssets(manifest: Readonly<Record<string, Chunk>>, sources: readonly string[]): PageAssets {
  const css = new Set<string>()
  const js = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) css.add(`/${file}`)
    js.add(`/${chunk.file}`)
  }
  for (const source of sources) visit(source)
  return { css: [...css], js: [...js] }
}
