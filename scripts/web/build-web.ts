import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { build } from 'vite'
import { webConfig } from '../../vite.config.ts'
import { makeFonts } from './make-fonts.ts'
import { precompress } from './precompress.ts'
import { smaller } from './smaller.ts'
import { isRouterMachinery, splitRouter } from './split-router.ts'

const STOREFRONT = 'src/web/storefront/app/main.tsx'
const BACKOFFICE = 'src/web/backoffice/app/main.tsx'
const SERVER = 'src/web/storefront/app/entry-server.tsx'

export interface BuildWebOptions {
  /** `dist/web` when not given. */
  readonly out?: string
  /** Leaves the back office out, for work on the shop alone. */
  readonly storefrontOnly?: boolean
}

/**
 * Makes the folder `out`: `client/` (what browsers fetch, each file named by its hash, with `.br` beside it), `server/` (the
 * storefront as one module that Fastify renders), `web.json` (fonts, build id) and Vite's manifest.
 */
export async function buildWeb({ out = 'dist/web', storefrontOnly = false }: BuildWebOptions = {}): Promise<void> {
  const client = join(out, 'client')
  await rm(out, { recursive: true, force: true })
  const fonts = await makeFonts(join(client, 'assets'))
  await build(clientConfig(client, STOREFRONT))
  // Apart, so that what the two share does not cut the shop's scripts into small pieces.
  if (!storefrontOnly) await build(clientConfig(client, BACKOFFICE))
  await build(serverConfig(join(out, 'server')))
  await precompress(join(client, 'assets'))
  const manifest = await readFile(join(client, manifestOf(STOREFRONT)))
  const id = createHash('sha256').update(manifest).update(fonts.css).digest('hex').slice(0, 16)
  await writeFile(join(out, 'web.json'), JSON.stringify({ id, builtAt: new Date().toISOString(), fonts }))
}

/** What every page needs, in one file that outlives a change of our own code. */
const VENDOR = {
  name: 'vendor',
  test: (id: string) =>
    /node_modules\/(react|react-dom|react-router|scheduler|cookie|zustand)\//.test(id) && !isRouterMachinery(id),
}

/** The frame of every page and small things that most pages use a few of: together they travel lighter than as files of their own. */
const COMMON = {
  name: 'common',
  test: /vite\/preload-helper|\/src\/(web\/storefront\/app\/main|lib\/(josa|kst-text|result|format-count)|domain\/money\/format|contract\/content\/default-shop|web\/(api\/(safe-storage|member-user)|blocks\/job-draft\/job-drafts|ui\/(price|cx|visually-hidden|live-fieldset|text-link|icon|late|format-day|marks|button|dialog-texts|first-touch|use-hydrated)))[^/]*$/,
}

/** What can be made of which paper, and the short texts and sizes that follow from it: for every page that shows a job. */
const CATALOGUE = {
  name: 'catalogue',
  test: /\/src\/domain\/(orders\/delivery-fee|catalog\/(lookup|kinds|[a-z-]+\.data|kinds\/[a-z-]+|spec-(summary|key))|print\/(folding|spine|leaves|cover-flat))[^/]*$/,
}

/** Choosing and pricing a job: the product pages need all of it, and nobody else much of it. */
const PRICING = {
  name: 'pricing',
  test: new RegExp(
    [
      'domain/(pricing/(?!desk|tariff-)|catalog/(options/|rules/|spec-issues))',
      'domain/print/(n-up|weight|signatures|print-pieces|press-sheets|expected-files)',
      'web/(api/asking|ui/(choice-tiles|file-drop)|blocks/price-panel/(price-total|pricer|price-panel|quantit))',
      // The screen of both product pages travels with the engine: as a file of its own it would be two thirds of a kB larger.
      'web/storefront/features/product/(section-view|amount-control|size-|paper-control|choice-control|choice-note|control-error|number-controls|ticket-bar|ticket-actions)',
      String.raw`web/storefront/features/product/(option-screen|job-ticket|quantities|ticket-due|save-estimate|files-section|files-for-cart|late-files|product-of-path|product-title|use-checkout|use-job|opened-scope)\.`,
    ]
      .map((part) => `/src/${part}[^/]*$`)
      .join('|'),
  ),
}

const manifestOf = (entry: string): string => `.vite/${entry.split('/')[2]}.json`

const merged = (own: InlineConfig): InlineConfig => ({
  ...webConfig,
  ...own,
  configFile: false,
  logLevel: 'warn',
  build: { ...webConfig.build, emptyOutDir: false, ...own.build },
})

const clientConfig = (outDir: string, input: string): InlineConfig =>
  merged({
    plugins: [...(webConfig.plugins ?? []), splitRouter, smaller],
    build: {
      outDir,
      // Of a page that is gone to, its styles are fetched ahead; a table of all its scripts would weigh on every first page.
      modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
      manifest: manifestOf(input),
      rollupOptions: { input, output: { codeSplitting: { groups: [VENDOR, COMMON, CATALOGUE, PRICING] } } },
    },
  })

function serverConfig(outDir: string): InlineConfig {
  return merged({
    // One file without imports from node_modules: it starts quickly and cannot meet another copy of React.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, ssr: SERVER, copyPublicDir: false, minify: false },
  })
}
