import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { build } from 'vite'
import { webConfig } from '../../vite.config.ts'
import { makeFonts } from './make-fonts.ts'
import { precompress } from './precompress.ts'

const STOREFRONT = 'src/web/storefront/app/main.tsx'
const START = 'src/web/storefront/app/page-start.ts'
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
  await build(clientConfig(client, STOREFRONT, START))
  // Apart, so that what the two share does not cut the shop's scripts into small pieces.
  if (!storefrontOnly) await build(clientConfig(client, BACKOFFICE))
  await build(serverConfig(join(out, 'server')))
  await precompress(join(client, 'assets'))
  const manifest = await readFile(join(client, manifestOf(STOREFRONT)))
  const id = createHash('sha256').update(manifest).update(fonts.css).digest('hex').slice(0, 16)
  await writeFile(join(out, 'web.json'), JSON.stringify({ id, builtAt: new Date().toISOString(), fonts }))
}

const manifestOf = (entry: string): string => `.vite/${entry.split('/')[2]}.json`

const merged = (own: InlineConfig): InlineConfig => ({
  ...webConfig,
  ...own,
  configFile: false,
  logLevel: 'warn',
  build: { ...webConfig.build, emptyOutDir: false, ...own.build },
})

/** What every page runs on travels as one file: cut by who imports what it weighs four kilobytes more, and it outlives our builds. */
const LIBRARIES = { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand)[\\/]/ }

/**
 * Seven signs of the hash, the fewest that the bundler takes, and not its eight: the first script of every page names hundreds
 * of files, and what is random in a name is the part of it that cannot be compressed.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const

const clientConfig = (outDir: string, ...input: [string, ...string[]]): InlineConfig =>
  merged({
    build: {
      outDir,
      // Of a page that is gone to, its styles are fetched ahead; a table of all its scripts would weigh on every first page.
      modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
      manifest: manifestOf(input[0]),
      rollupOptions: { input, output: { ...NAMES, codeSplitting: { groups: [LIBRARIES] } } },
    },
  })

function serverConfig(outDir: string): InlineConfig {
  return merged({
    // One file without imports from node_modules: it starts quickly and cannot meet another copy of React.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      ssr: SERVER,
      copyPublicDir: false,
      minify: false,
      // Pictures are called in its pages what they are called for browsers.
      rollupOptions: { output: { assetFileNames: NAMES.assetFileNames } },
    },
  })
}
