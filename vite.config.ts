import { readFileSync } from 'node:fs'
import { Features } from 'lightningcss'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

const MEDIA = readFileSync(new URL('src/web/ui/media.css', import.meta.url), 'utf8')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll('\n', ' ')

/** Puts the breakpoints in front of every style sheet of ours: custom media live in one file only as far as they are written. */
const breakpoints: Plugin = {
  name: 'jikji:breakpoints',
  enforce: 'pre',
  transform(code, id) {
    return id.split('?')[0]?.endsWith('.css') && id.includes('/src/web/') ? { code: MEDIA + code, map: null } : null
  },
}

/** Oldest browsers we draw for: `:has()`, `dialog`, media ranges and top-level await are native there. */
const TARGET = ['chrome115', 'edge115', 'firefox121', 'safari17']

/** Shared by the browser build, the server's render and the tests; `scripts/web/build-web.ts` adds what differs. */
export const webConfig: UserConfig = {
  plugins: [react(), breakpoints],
  appType: 'custom',
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      include: Features.CustomMediaQueries,
      cssModules: { pattern: '[hash]_[local]' },
    },
  },
  build: { target: TARGET, cssTarget: TARGET },
  worker: { format: 'es' },
}

export default webConfig
