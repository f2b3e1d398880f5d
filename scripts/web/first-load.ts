import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEB_PATHS } from '#/contract/web-paths.ts'

const ENTRY = 'src/web/storefront/app/main.tsx'
const GATE = 'src/web/storefront/app/route-gate.tsx'
const ROOT = join(import.meta.dirname, '../..')

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** A page whose speed is judged. */
export interface JudgedPage {
  readonly name: string
  readonly path: string
  /** The file behind it. */
  readonly page: string
  /** What Lighthouse gives it at least. */
  readonly performance: number
}

interface MeasuredPage extends JudgedPage {
  /** Most bytes until the page listens: head, menu, links. */
  readonly mostBytes: number
  /** Most bytes until its body can be used too, for a page whose body is hydrated by itself. */
  readonly mostInUse?: number
}

/** Pages whose first load has limits. The body of the options carries the whole engine of choices and prices. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', page: 'content/home/home', mostBytes: 113_000, performance: 98 },
  { name: 'first steps', path: '/first', page: 'content/customer-service/first', mostBytes: 109_000, performance: 98 },
  {
    name: 'book options',
    path: '/product/book/option',
    page: 'catalogue/product/option',
    mostBytes: 110_000,
    mostInUse: 159_000,
    performance: 95,
  },
]

type Manifest = Record<string, Chunk>
const CLIENT = join(ROOT, 'dist/web/client')
const readManifest = () => JSON.parse(readFileSync(join(CLIENT, '.vite/storefront.json'), 'utf8')) as Manifest

/** Files that come with the entries, each once. */
function filesOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return files
}

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + travelling(join(CLIENT, file)), 0)

/** Bytes of the scripts that a page needs before it listens, as they travel (brotli); lazy parts come after them. */
export const firstLoadBytes = (measured: JudgedPage): number => sizeOf(filesOf(readManifest(), entriesOf(measured)))

/** Bytes of the scripts before its body can be used: on the options, before a choice is answered by its price. */
export const inUseBytes = (measured: MeasuredPage): number =>
  sizeOf(filesOf(readManifest(), [...entriesOf(measured), `src/web/storefront/features/${measured.page}.body.tsx`]))

function entriesOf({ path, page }: JudgedPage): readonly string[] {
  const row = WEB_PATHS.find((candidate) => candidate.path === path)
  if (!row) throw new Error(`no path ${path}`)
  return [
    ENTRY,
    ...(row.guard === 'public' ? [] : [GATE]),
    `src/web/storefront/app/layouts/${row.layout}.layout.tsx`,
    `src/web/storefront/app/part-pages/${page.split('/', 1)[0] ?? ''}.ts`,
    `src/web/storefront/features/${page}.page.tsx`,
  ]
}

/** What a guide with a figure that lives may bring beyond what every page has. */
export const MOST_FIGURE_BYTES = 60_000
const SHELL = [ENTRY, 'src/web/storefront/app/layouts/default.layout.tsx']
const GUIDE = 'src/web/storefront/features/support/guides/guide.page.tsx'

/** The figure of the guides that brings most, with the page around it. */
export function heaviestFigure(): { readonly name: string; readonly bytes: number } {
  const manifest = readManifest()
  const shell = filesOf(manifest, SHELL)
  const figures = Object.keys(manifest).filter((key) => /^src\/web\/blocks\/guide-figures\/[\w-]+\.tsx$/.test(key))
  const sizes = figures.map((name) => {
    const files = filesOf(manifest, [...SHELL, GUIDE, name])
    return { name, bytes: sizeOf([...files].filter((file) => !shell.has(file))) }
  })
  const heaviest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0]
  if (!heaviest) throw new Error('no figure is in the build')
  return heaviest
}

function travelling(path: string): number {
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length
}
