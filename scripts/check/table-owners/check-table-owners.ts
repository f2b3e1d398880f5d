import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from '../check-result.ts'
import { definedIn, tablesIn } from './find-tables.ts'
import { READ_MODELS, WRITERS } from './read-models.data.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FEATURES = 'src/server/features/'
/** Fewer than this means that nothing was read, not that all is well. */
const LEAST_TABLES = 60

type Sources = ReadonlyMap<string, string>

/** Each table has one owner, and other features reach it through the owner's public door or as a read model (ADR 0027). */
export function checkTableOwners(): readonly CheckResult[] {
  const sources = readSources()
  const owners = ownersOf(sources)
  const broken = [...twiceOwned(sources), ...violationsOf(sources, owners)]
  const unused = unusedExceptions(sources, owners)
  const missed = PLANTED.filter(([path, source]) => violationsOf(new Map([[path, source]]), owners).length === 0)
  return [
    { name: 'features reach tables of others through their doors', ok: broken.length === 0, detail: broken.join('\n') },
    { name: 'every exception for tables of others is used', ok: unused.length === 0, detail: unused.join('\n') },
    {
      name: `${PLANTED.length} planted uses of tables of others are caught, of ${owners.size} tables`,
      ok: missed.length === 0 && owners.size >= LEAST_TABLES,
      detail: missed.map(([, source]) => `not caught: ${source}`).join('\n'),
    },
  ]
}

function readSources(): Sources {
  const paths = globSync('src/server/{features,platform}/**/*.ts', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const shipped = paths.filter((path) => !path.endsWith('.test.ts')).toSorted()
  return new Map(shipped.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

const ownerOf = (path: string) =>
  path.startsWith(FEATURES) ? path.slice(FEATURES.length).split('/').slice(0, 2).join('/') : 'platform'

const definitions = (sources: Sources) =>
  [...sources].flatMap(([path, source]) =>
    path.endsWith('.table.ts') ? definedIn(source).map((table) => ({ table, owner: ownerOf(path) })) : [],
  )

const ownersOf = (sources: Sources): ReadonlyMap<string, string> =>
  new Map(definitions(sources).map(({ table, owner }) => [table, owner]))

const twiceOwned = (sources: Sources): readonly string[] =>
  [...Map.groupBy(definitions(sources), ({ table }) => table)]
    .filter(([, defined]) => defined.length > 1)
    .map(([table, defined]) => `${table} is defined by ${defined.map(({ owner }) => owner).join(' and ')}`)

/** Uses of tables of others by their path within the features. */
function foreignUses(sources: Sources, owners: ReadonlyMap<string, string>) {
  return [...sources].flatMap(([path, source]) =>
    tablesIn(path, source).flatMap(({ table, writes }) => {
      const owner = owners.get(table)
      return owner === undefined || owner === ownerOf(path)
        ? []
        : [{ file: path.replace(FEATURES, ''), table, writes, owner }]
    }),
  )
}

function violationsOf(sources: Sources, owners: ReadonlyMap<string, string>): readonly string[] {
  const wrong = foreignUses(sources, owners).filter(({ file, table, writes }) =>
    writes ? !(file in WRITERS) : !(file in WRITERS) && !READ_MODELS[file]?.tables.includes(table),
  )
  return [
    ...new Set(
      wrong.map(({ file, table, writes, owner }) => `${file} ${writes ? 'writes' : 'reads'} ${table} of ${owner}`),
    ),
  ]
}

function unusedExceptions(sources: Sources, owners: ReadonlyMap<string, string>): readonly string[] {
  const uses = foreignUses(sources, owners)
  const isRead = (file: string, table: string) => uses.some((use) => use.file === file && use.table === table)
  return [
    ...Object.entries(READ_MODELS).flatMap(([file, { tables }]) =>
      tables.filter((table) => !isRead(file, table)).map((table) => `${file} does not read ${table}`),
    ),
    ...Object.keys(WRITERS)
      .filter((file) => !uses.some((use) => use.file === file && use.writes))
      .map((file) => `${file} writes to nobody's table`),
  ]
}

const at = `${FEATURES}ordering/cart/x.ts`
const PLANTED: readonly (readonly [string, string])[] = [
  [at, 'export const q = sql`select 1 from orders where id = ${id}`'],
  [at, 'export const q = sql`select 1 from cart_items c JOIN\n orders o on true`'],
  [at, "export const q = 'update order_lines set title = 1'"],
  [at, 'export const q = sql`with x as (delete from payment_refunds returning 1) select 1`'],
  [at, 'export const q = sql`insert into proofs (id) values (1)`'],
  [at, 'export const q = sql`delete from cart_items using orders`'],
  [at, 'export const q = sql`${head} ${cond ? sql`from member m` : sql``}`'],
  [`${FEATURES}production/workqueue/queue.repo.ts`, "export const q = sql`update orders set memo = ''`"],
  [`${FEATURES}production/workqueue/queue.repo.ts`, 'export const q = sql`select 1 from proofs`'],
  ['src/server/platform/x.ts', 'export const q = sql`select 1 from member`'],
]
