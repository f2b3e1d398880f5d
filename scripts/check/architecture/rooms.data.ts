/** A folder with one purpose: which rooms it may ask, and which packages and Node modules it may use. */
export interface Room {
  readonly name: string
  /** Room names, without the room itself. */
  readonly sees: readonly string[]
  readonly packages: readonly string[]
  readonly node: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const NO_NODE = { node: [] } as const
const PURE = { packages: [], ...NO_NODE } as const
const BROWSER = { packages: ['react', 'react-router', '@tanstack/react-query', 'zustand'], ...NO_NODE } as const

/** From the ground up; the innermost folder that holds a file is its room. Test files have rules of their own. */
export const ROOMS: readonly Room[] = [
  { name: 'src/lib', sees: [], ...PURE },
  { name: 'src/domain', sees: ['src/lib'], ...PURE },
  { name: 'src/contract', sees: ['src/lib', 'src/domain'], packages: ['zod'], ...NO_NODE },
  {
    name: 'src/pdf',
    sees: ['src/lib', 'src/domain'],
    packages: ['@cantoo/pdf-lib', '@embedpdf/pdfium', 'fontkit'],
    ...NO_NODE,
  },
  { name: 'src/epub', sees: ['src/lib', 'src/domain', 'src/pdf'], packages: ['fflate'], ...NO_NODE },
  {
    name: 'src/workers',
    sees: ['src/lib', 'src/domain', 'src/pdf', 'src/epub'],
    packages: ['@react-pdf/renderer', 'fflate', 'mammoth', 'react', 'sharp'],
    node: ['crypto', 'fs', 'module', 'url', 'worker_threads', 'zlib'],
  },
  {
    name: 'src/sandboxes',
    sees: ['src/lib', 'src/domain'],
    packages: ['fastify', 'jose', 'postal-mime', 'smtp-server'],
    node: ['crypto', 'fs', 'path', 'timers/promises'],
  },
  { name: 'src/server/ports', sees: ['src/lib', 'src/domain', 'src/contract'], packages: [], node: ['stream'] },
  {
    name: 'src/server/platform',
    sees: ['src/lib', 'src/domain', 'src/contract', 'src/server/ports'],
    packages: words(`
      @fastify/cors @fastify/multipart @fastify/rate-limit @fastify/under-pressure fastify qs
      drizzle-orm graphile-worker pg jose pino prom-client zod fflate read-excel-file write-excel-file
    `),
    node: words(
      `http url child_process crypto events fs fs/promises module net os path stream timers/promises util worker_threads`,
    ),
  },
  {
    name: 'src/server/adapters',
    sees: ['src/lib', 'src/domain', 'src/contract', 'src/workers', 'src/server/ports', 'src/server/platform'],
    packages: ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'fastify', 'jose', 'nodemailer', 'zod'],
    node: words(`
      child_process crypto dns/promises fs fs/promises http https net path stream stream/promises url timers/promises
      worker_threads
    `),
  },
  {
    name: 'src/server/features',
    sees: ['src/lib', 'src/domain', 'src/contract', 'src/server/ports', 'src/server/platform'],
    packages: ['@fastify/multipart', 'fastify', 'zod'],
    node: ['crypto', 'fs', 'fs/promises', 'os', 'path', 'stream', 'stream/promises', 'timers/promises'],
  },
  {
    name: 'src/server/app',
    sees: words(`
      src/lib src/domain src/contract src/sandboxes src/server/ports src/server/platform
      src/server/adapters src/server/features
    `),
    packages: ['@fastify/static', 'fastify', 'pg', 'pino'],
    node: words(`child_process crypto events fs fs/promises path timers/promises url util zlib`),
  },
  { name: 'src/web/ui', sees: ['src/lib'], packages: ['react', 'react-router'], ...NO_NODE },
  { name: 'src/web/api', sees: ['src/lib', 'src/domain', 'src/contract', 'src/web/ui'], ...BROWSER },
  {
    name: 'src/web/blocks',
    sees: ['src/lib', 'src/domain', 'src/contract', 'src/pdf', 'src/epub', 'src/web/ui', 'src/web/api'],
    ...BROWSER,
    packages: [...BROWSER.packages, '@hookform/resolvers', 'react-hook-form', 'uqr', 'zod'],
  },
  {
    name: 'src/web/storefront',
    sees: ['src/lib', 'src/domain', 'src/contract', 'src/pdf', 'src/web/ui', 'src/web/api', 'src/web/blocks'],
    ...BROWSER,
    packages: [...BROWSER.packages, '@hookform/resolvers', 'react-dom', 'react-hook-form', 'zod'],
  },
  {
    name: 'src/web/backoffice',
    sees: ['src/lib', 'src/domain', 'src/contract', 'src/pdf', 'src/web/ui', 'src/web/api', 'src/web/blocks'],
    ...BROWSER,
    packages: [
      ...BROWSER.packages,
      '@hookform/resolvers',
      '@tiptap/core',
      '@tiptap/extension-list',
      '@tiptap/extension-table',
      '@tiptap/pm',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'react-dom',
      'react-hook-form',
      'zod',
    ],
  },
]

/** What tests may use besides what their room may. */
export const TEST_PACKAGES: readonly string[] = words(`
      vitest fast-check @playwright/test xmllint-wasm pg pino fastify
      @cantoo/pdf-lib fflate fontkit jose sharp zod @mdi/font @tanstack/react-query
      @likecoin/epubcheck-ts react-router chrome-launcher lighthouse vitest-browser-react axe-core
    `)

/** The only places whose imports are known when they run, with the reason. */
export const COMPUTED_IMPORTS: Readonly<Record<string, string>> = {
  'src/server/features/privacy/retention/erase-member.db.test.ts':
    'looks whether every table has a fate for each column',
  'scripts/check/check-endpoints.ts': 'reads every contract file to see whether its endpoints are mounted',
  'src/server/app/web/web-build.ts': 'loads the storefront as it was built',
  'src/web/storefront/app/page-start.ts': 'starts the scripts that the server names in the page',
  'scripts/check/check-tables.ts': 'reads every table file to compare it with the database',
}

/** Features that may name the columns of others' tables, with the reason; everybody else asks through their public files. */
export const TABLE_READERS: Readonly<Record<string, string>> = {
  'privacy/retention':
    'says of every column of every table what leaving does to it, and the compiler asks for new ones',
}

/**
 * Rooms of the domain from the ground up, and which of those before it each may ask. A room that is not here may ask none and be
 * asked by none, so a new one takes its place in the order first.
 */
export const DOMAIN_ROOMS: Readonly<Record<string, readonly string[]>> = {
  money: [],
  opening: [],
  calendar: [],
  epub: [],
  visits: ['calendar'],
  writing: ['calendar'],
  reviews: [],
  search: [],
  print: [],
  messages: ['calendar'],
  members: ['money', 'calendar'],
  webhooks: [],
  ledger: ['money'],
  files: ['members'],
  catalog: ['money', 'print', 'members'],
  designs: ['print', 'catalog'],
  editions: ['money', 'print', 'catalog', 'designs'],
  drawing: ['money', 'print', 'catalog'],
  imposition: ['print', 'catalog'],
  proofs: ['print', 'members', 'catalog'],
  pricing: ['money', 'print', 'catalog'],
  ebooks: ['money', 'epub', 'pricing'],
  coupons: ['money', 'catalog', 'pricing'],
  preflight: ['print', 'files', 'catalog', 'imposition', 'pricing'],
  bindings: ['money', 'print', 'catalog', 'designs', 'pricing', 'preflight'],
  reports: ['money', 'calendar', 'members', 'pricing'],
  orders: ['money', 'calendar', 'print', 'members', 'pricing', 'reports'],
  brands: ['members', 'opening', 'catalog', 'orders'],
  shipping: ['members', 'orders'],
  tax: ['money', 'members', 'calendar', 'orders'],
  floor: ['calendar', 'print', 'catalog', 'imposition', 'orders'],
  gangs: ['money', 'print', 'catalog', 'imposition', 'pricing', 'orders'],
  support: ['money', 'calendar', 'pricing', 'reports', 'orders'],
  ticket: ['print', 'catalog', 'orders'],
  press: ['print', 'catalog', 'imposition', 'proofs', 'preflight', 'ticket'],
  estimates: ['money', 'members', 'pricing', 'orders'],
  documents: ['money', 'print', 'members', 'catalog', 'pricing', 'orders', 'estimates'],
}
