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

/** Pages whose first load has limits, and the file behind each. The options carry the whole engine of choices and prices. */
export const MEASURED_PAGES = [
  { name: 'home', path: '/', page: 'content/home/home', mostBytes: 115_000, performance: 98 },
  { name: 'guide', path: '/first', page: 'content/customer-service/first', mostBytes: 109_000, performance: 98 },
  {
    name: 'book options',
    path: '/product/book/option',
    page: 'catalogue/product/option',
    mostBytes: 156_000,
    performance: 95,
  },
] as const

/** Bytes of the scripts that a page needs before it listens, as they travel (brotli); lazy parts come after them. */
export function firstLoadBytes({ path, page }: { readonly path: string; readonly page: string }): number {
  const client = join(ROOT, 'dist/web/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/storefront.json'), 'utf8')) as Record<string, Chunk>
  const row = WEB_PATHS.find((candidate) => candidate.path === path)
  if (!row) throw new Error(`no path ${path}`)
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  if (row.guard !== 'public') visit(GATE)
  visit(`src/web/storefront/app/layouts/${row.layout}.layout.tsx`)
  visit(`src/web/storefront/features/${page}.page.tsx`)
  return [...files].reduce((sum, file) => sum + travelling(join(client, file)), 0)
}

function travelling(path: string): number {
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length
}
