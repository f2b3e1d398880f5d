/** A source that must be caught, planted in memory beside the real ones; `beside` are further sources that it needs. */
export interface Planted {
  readonly rule: string
  readonly path: string
  readonly source: string
  readonly beside?: Readonly<Record<string, string>>
}

const CLOCK = 'server/platform/clock.ts'
const imports = (specifier: string) => `import * as it from '${specifier}'\nexport const planted = it\n`
const plant = (rule: string, path: string, specifier: string): Planted => ({ rule, path, source: imports(specifier) })
const sees = (path: string, specifier: string) => plant('a-room-sees-only-those-below', path, specifier)
const packaged = (path: string, specifier: string) => plant('a-room-uses-only-its-packages', path, specifier)
const ordered = (path: string, specifier: string) => plant('domain-rooms-stand-in-order', path, specifier)
const noded = (path: string, specifier: string) => plant('a-room-uses-only-its-node-modules', path, specifier)

/** Every rule, and every way by which an earlier check was passed. */
export const PLANTED: readonly Planted[] = [
  plant('everything-resolves', 'src/lib/x.ts', './there-is-no-such-file.ts'),
  plant('everything-resolves', 'src/lib/x.test.ts', '#tests/support/there-is-no-such-file.ts'),
  sees('src/lib/x.ts', '#/domain/money/krw.ts'),
  sees('src/domain/money/x.ts', '#/contract/errors.ts'),
  sees('src/domain/money/x.ts', '../../../vite.config.ts'),
  sees('src/contract/x.ts', '#/server/platform/clock.ts'),
  sees('src/pdf/x.ts', '#/contract/errors.ts'),
  sees('src/pdf/x.ts', '#/epub/book/book.ts'),
  sees('src/epub/x.ts', '#/contract/errors.ts'),
  sees('src/epub/x.ts', '#/workers/pdf/protocol.ts'),
  sees('src/server/adapters/x.ts', '#/epub/check/check-epub.ts'),
  sees('src/workers/x.ts', '#/server/platform/clock.ts'),
  sees('src/sandboxes/x.ts', '#/server/platform/clock.ts'),
  sees('src/sandboxes/x.ts', '#/web/ui/button.tsx'),
  sees('src/server/platform/x.ts', '#/server/features/files/files/files.public.ts'),
  sees('src/server/features/files/files/x.ts', '#/server/adapters/storage/attachment-header.ts'),
  sees('src/server/features/files/files/x.ts', '#/server/app/build-app.ts'),
  sees('src/server/features/files/files/x.ts', '#/workers/pdf/process.ts'),
  sees('src/server/adapters/x.ts', '#/server/features/files/files/files.public.ts'),
  sees('src/server/app/x.ts', '#/web/ui/button.tsx'),
  sees('src/web/ui/x.ts', '#/domain/money/krw.ts'),
  sees('src/web/ui/x.ts', '#/web/blocks/thread/thread.tsx'),
  sees('src/web/blocks/x.ts', '#/web/storefront/app/pages.ts'),
  sees('src/web/storefront/x.ts', '#/web/backoffice/app/routes.tsx'),
  sees('src/web/storefront/x.ts', '#/server/platform/clock.ts?worker'),
  sees('src/web/storefront/app/x.ts', '../../../../vite.config.ts'),
  {
    rule: 'a-room-sees-only-those-below',
    path: 'src/web/ui/x.ts',
    source: `export const all = import.meta.glob('../../server/platform/*.ts')\n`,
  },
  {
    rule: 'a-room-sees-only-those-below',
    path: 'src/web/ui/x.ts',
    source: `export const late = () => import('#/server/platform/clock.ts')\n`,
  },
  {
    rule: 'a-room-sees-only-those-below',
    path: 'src/contract/x.ts',
    source: `export type Clock = import('#/${CLOCK}').Clock\n`,
  },
  {
    rule: 'a-room-sees-only-those-below',
    path: 'src/web/ui/x.ts',
    source: `export const it = new URL('../../${CLOCK}', import.meta.url)\n`,
  },
  {
    rule: 'imports-are-written-out',
    path: 'src/web/ui/x.ts',
    source: `export const load = (path: string) => import(path)\n`,
  },
  ordered('src/domain/print/x.ts', '#/domain/catalog/job-spec.ts'),
  ordered('src/domain/print/x.ts', '../catalog/lookup.ts'),
  ordered('src/domain/catalog/x.ts', '#/domain/pricing/quote.ts'),
  ordered('src/domain/members/x.ts', '#/domain/catalog/product-kinds.ts'),
  ordered('src/domain/imposition/x.ts', '#/domain/pricing/quote.ts'),
  ordered('src/domain/newcomer/x.ts', '#/domain/money/krw.ts'),
  plant('nothing-runs-tests', 'src/lib/x.ts', '../../tests/support/callers.ts'),
  plant('nothing-runs-tests', 'src/lib/x.ts', '#tests/support/callers.ts'),
  {
    rule: 'nothing-runs-tests',
    path: 'src/domain/money/x.ts',
    source: imports('./helper.test.ts'),
    beside: { 'src/domain/money/helper.test.ts': imports('#/contract/errors.ts') },
  },
  plant('nothing-runs-tests', 'scripts/x.ts', '../tests/bench/median.ts'),
  plant('a-test-looks-no-further-than-the-shop', 'src/lib/x.test.ts', '../../scripts/build.ts'),
  plant('a-test-looks-no-further-than-the-shop', 'src/lib/x.test.ts', '#tests/bench/median.ts'),
  packaged('src/lib/x.ts', 'zod/mini'),
  packaged('src/domain/x.ts', 'zod'),
  packaged('src/contract/x.ts', 'fastify'),
  packaged('src/contract/x.ts', 'pg'),
  packaged('src/pdf/x.ts', 'fastify'),
  packaged('src/epub/x.ts', 'mammoth'),
  packaged('src/web/ui/x.ts', 'pg'),
  packaged('src/server/features/files/files/x.ts', 'pg'),
  packaged('src/server/ports/x.ts', '@aws-sdk/client-s3'),
  noded('src/lib/x.ts', 'node:path'),
  noded('src/contract/x.ts', 'node:fs'),
  noded('src/pdf/x.ts', 'node:fs'),
  noded('src/epub/x.ts', 'node:fs'),
  noded('src/web/ui/x.ts', 'node:fs'),
  noded('src/server/features/files/files/x.ts', 'node:child_process'),
  plant(
    'parts-ask-only-those-below',
    'src/server/features/people/members/x.ts',
    '#/server/features/ordering/orders/orders.public.ts',
  ),
  plant('parts-ask-only-those-below', 'src/contract/people/x.ts', '#/contract/money/payments.contract.ts'),
  {
    rule: 'parts-own-every-folder',
    path: 'src/server/features/people/newcomers/x.ts',
    source: "export const planted = 1\nimport '#/lib/result.ts'\n",
  },
  plant(
    'features-meet-through-public-files',
    'src/server/features/people/members/x.ts',
    '#/server/features/files/files/files.repo.ts',
  ),
  plant(
    'features-meet-through-public-files',
    'src/server/features/people/members/x.ts',
    '#/server/features/files/files/files.table.ts',
  ),
  {
    rule: 'features-meet-through-public-files',
    path: 'src/server/features/people/members/x.ts',
    source: imports('#/server/features/files/files/more.public.ts'),
    beside: { 'src/server/features/files/files/more.public.ts': 'export const more = 1\n' },
  },
  {
    rule: 'a-public-file-shows-only-its-own-feature',
    path: 'src/server/features/files/files/x.public.ts',
    source: `export * from './files.repo.ts'\n`,
  },
  {
    rule: 'a-public-file-shows-only-its-own-feature',
    path: 'src/server/features/files/files/x.public.ts',
    source: `export { memberTable } from '#/server/features/people/members/members.table.ts'\n`,
  },
  plant(
    'web-features-see-only-themselves',
    'src/web/storefront/features/ordering/cart/x.ts',
    '../../content/home/home.page.tsx',
  ),
  plant('web-features-see-only-themselves', 'src/web/storefront/features/ordering/cart/x.ts', '../../../app/pages.ts'),
  {
    rule: 'no-circle',
    path: 'src/lib/x.ts',
    source: `import type { Y } from './y.ts'\nexport type X = Y\n`,
    beside: { 'src/lib/y.ts': `import type { X } from './x.ts'\nexport type Y = X\n` },
  },
]
