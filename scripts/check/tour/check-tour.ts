import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTS } from '../architecture/parts.data.ts'
import type { CheckResult } from '../check-result.ts'
import { definedIn } from '../table-owners/find-tables.ts'
import { faultsOfParts, lostPaths, type PartFacts } from './tour-faults.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TOUR = 'docs/tour.md'
const DOCUMENTS = ['README.md', 'docs/**/*.md']
/** Where folders are named after parts, and which others stand beside them. */
const PART_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'src/server/features': [],
  'src/contract': ['job', 'live', 'rules'],
  'src/web/storefront/features': [],
  'src/web/backoffice/features': ['ui'],
  'tests/e2e': [],
}

/** What the tour says of the parts, and where the documents send their reader, held against the code. */
export function checkTour(): readonly CheckResult[] {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const parts = PARTS.map(withTables)
  const exists = (path: string) => existsSync(join(ROOT, path))
  const faults = (text: string) => [...faultsOfParts(text, parts), ...lostPaths(text, exists)]
  const tour = read(TOUR)
  const wrong = faultsOfParts(tour, parts)
  const documents = globSync(DOCUMENTS, { cwd: ROOT })
  const lost = documents.flatMap((path) => lostPaths(read(path), exists).map((fault) => `${path}: ${fault}`))
  const missed = PLANTED.filter(([from, to]) => {
    const planted = tour.replace(from, to)
    return planted === tour || faults(planted).length === faults(tour).length
  })
  const strange = strangeFolders()
  return [
    {
      name: `${TOUR} says of ${parts.length} parts what the code does`,
      ok: wrong.length === 0,
      detail: wrong.join('\n'),
    },
    {
      name: `files that ${documents.length} documents name are there`,
      ok: lost.length === 0 && documents.length > 10,
      detail: lost.join('\n'),
    },
    {
      name: 'contract, screens and journeys have folders of parts only',
      ok: strange.length === 0,
      detail: strange.join('\n'),
    },
    {
      name: `${PLANTED.length} planted mistakes of the tour are caught`,
      ok: missed.length === 0,
      detail: missed.map(([from, to]) => `not caught: ${from} → ${to}`).join('\n'),
    },
  ]
}

function withTables(part: (typeof PARTS)[number]): PartFacts {
  const files = globSync(`src/server/features/${part.name}/**/*.table.ts`, { cwd: ROOT })
  return { ...part, tables: files.flatMap((file) => definedIn(readFileSync(join(ROOT, file), 'utf8'))).toSorted() }
}

/** Folders only: a part of the shop has no name of its own in a single file. */
const strangeFolders = (): readonly string[] =>
  Object.entries(PART_FOLDERS).flatMap(([at, others]) =>
    globSync('*', { cwd: join(ROOT, at), withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
      .filter(({ name }) => !PARTS.some((part) => part.name === name))
      .map(({ name }) => `${at}/${name} is no part (scripts/check/architecture/parts.data.ts)`),
  )

const PLANTED: readonly (readonly [from: string, to: string])[] = [
  ['`cart_items` ', ''],
  ['`inquiries` `reservations`', '`inquiries` `reservations` `tills`'],
  ['| `catalogue` |', '| `catalog` |'],
  ['`content` `people` `benefits` `ordering` |', '`content` `people` `benefits` `ordering` `prepress` |'],
  ['`src/contract/endpoint.ts`', '`src/contract/end-point.ts`'],
  ['`features/ordering/orders/write-states.ts`', '`features/orders/write-states.ts`'],
]
