import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { OpenWeb, WebRenderer } from '#/server/app/web/web-build.ts'
import { webConfig } from '../../vite.config.ts'
import { makeFonts } from './make-fonts.ts'

const SERVER = '/src/web/storefront/app/entry-server.tsx'
const FOLDER = join(import.meta.dirname, '../../.cache/dev-web')
/** Vite writes it where a nonce belongs; each answer has its own. */
const NONCE = 'nonce-of-this-answer'

/** Pages from their sources, by Vite's server inside the shop's own: a change of a component is shown without a reload. */
export const openDevWeb: OpenWeb = async (app) => {
  const vite = await createServer({
    ...webConfig,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
    html: { cspNonce: NONCE },
    // All packages at once: one that is found later would load the open page anew.
    optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
  })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
  app.addHook('onClose', () => vite.close())
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the storefront on the server')
  const assetsDir = join(FOLDER, 'assets')
  const fonts = await makeFonts(assetsDir)
  return {
    id: randomUUID(),
    builtAt: new Date().toISOString(),
    assetsDir,
    fontCss: fonts.css,
    rareCss: fonts.rareCss,
    hasRare: () => true,
    startScript: 'import "/src/web/storefront/app/page-start.ts"',
    renderer: () => ssr.runner.import<WebRenderer>(SERVER),
    files: [],
    entry: (source) => `/${source}`,
    assetsOf: () => ({ css: [], js: [] }),
    cssText: () => '',
    finish: async (html, url, nonce) => (await vite.transformIndexHtml(url, html)).replaceAll(NONCE, nonce),
  }
}
