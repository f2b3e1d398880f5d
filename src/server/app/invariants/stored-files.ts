import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { sha256Of } from '#/server/platform/sha256-of.ts'
import type { Storage } from '#/server/ports/storage.ts'

export type FileScope =
  /** The newest, and as many from anywhere: what is new is at risk, and what is lost otherwise is rarely one alone. */
  | { readonly kind: 'sample'; readonly each: number }
  | { readonly kind: 'since'; readonly day: Date }
  | { readonly kind: 'all' }

export interface FilesLookedAt {
  readonly looked: number
  /** Acknowledged files whose content is missing, of another size, or with `deep` of another hash; the first of them. */
  readonly wrong: readonly string[]
  readonly wrongInAll: number
}

export interface HowToLook {
  readonly scope: FileScope
  /** Read each file and compare its hash. */
  readonly deep: boolean
  /** Told after each batch how many were looked at. */
  readonly onProgress?: (looked: number) => void
}

interface FileRow {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly bytes: number
  readonly sha256: string
  /** With microseconds, as the place to go on from. */
  readonly at: string
}

const BATCH = 500
/** A look at one object takes milliseconds of waiting; reading it whole takes bandwidth. */
const AT_ONCE = { look: 16, read: 4 }
const MOST_NAMED = 100

/** Batch by batch, so that it needs no more memory for ten million files than for ten. */
export async function checkStoredFiles(
  pool: Pick<pg.Pool, 'query'>,
  storage: Pick<Storage, 'sizeOf' | 'open'>,
  { scope, deep, onProgress }: HowToLook,
): Promise<FilesLookedAt> {
  const wrong: string[] = []
  let looked = 0
  let wrongInAll = 0
  for await (const batch of batchesOf(pool, scope)) {
    const answers = await inTurns(batch, deep ? AT_ONCE.read : AT_ONCE.look, (file) => isThere(storage, file, deep))
    const bad = batch.filter((_, n) => !answers[n])
    wrongInAll += bad.length
    wrong.push(...bad.slice(0, MOST_NAMED - wrong.length).map(({ id, name }) => `${id} ${name}`))
    looked += batch.length
    onProgress?.(looked)
  }
  return { looked, wrong, wrongInAll }
}

async function* batchesOf(pool: Pick<pg.Pool, 'query'>, scope: FileScope): AsyncGenerator<readonly FileRow[]> {
  yield* uploadsOf(pool, scope)
  yield* newestCopies(pool, scope)
}

/** Canonical copies that are stored beside their originals: they are what was approved and is printed. */
async function* newestCopies(pool: Pick<pg.Pool, 'query'>, scope: FileScope): AsyncGenerator<readonly FileRow[]> {
  let last: FileRow | undefined
  for (let left = scope.kind === 'sample' ? scope.each : Infinity; left > 0;) {
    const { rows } = await pool.query<FileRow>(
      `select source_sha256 as id, 'canonical ' || sha256 as name, storage_key as key, bytes, sha256, made_at::text as at
       from canonical_copy where storage_key is not null and made_at >= coalesce($1::timestamptz, '-infinity')
         and (made_at, source_sha256) < (coalesce($2::timestamptz, 'infinity'), $3)
       order by made_at desc, source_sha256 desc limit $4`,
      [scope.kind === 'since' ? scope.day : null, last?.at ?? null, last?.id ?? '', Math.min(left, BATCH)],
    )
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
    left -= rows.length
  }
}

async function* uploadsOf(pool: Pick<pg.Pool, 'query'>, scope: FileScope): AsyncGenerator<readonly FileRow[]> {
  if (scope.kind === 'sample') {
    yield* newestFirst(pool, null, scope.each)
    // The ids are random, so those that follow any of them are from anywhere.
    yield* byId(pool, randomUUID(), scope.each)
  } else if (scope.kind === 'since') yield* newestFirst(pool, scope.day, Infinity)
  else yield* byId(pool, '00000000-0000-0000-0000-000000000000', Infinity)
}

const COLUMNS = `id, name, storage_key as key, bytes, sha256, completed_at::text as at`

async function* newestFirst(
  pool: Pick<pg.Pool, 'query'>,
  since: Date | null,
  most: number,
): AsyncGenerator<readonly FileRow[]> {
  let last: FileRow | undefined
  for (let left = most; left > 0;) {
    const { rows } = await pool.query<FileRow>(
      `select ${COLUMNS} from file where state = 'ready' and completed_at >= coalesce($1::timestamptz, '-infinity')
         and (completed_at, id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
       order by completed_at desc, id desc limit $4`,
      [since, last?.at ?? null, last?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff', Math.min(left, BATCH)],
    )
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
    left -= rows.length
  }
}

async function* byId(pool: Pick<pg.Pool, 'query'>, from: string, most: number): AsyncGenerator<readonly FileRow[]> {
  let last = from
  for (let left = most; left > 0;) {
    const { rows } = await pool.query<FileRow>(
      `select ${COLUMNS} from file where state = 'ready' and id > $1 order by id limit $2`,
      [last, Math.min(left, BATCH)],
    )
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.id ?? last
    left -= rows.length
  }
}

async function isThere(storage: Pick<Storage, 'sizeOf' | 'open'>, file: FileRow, deep: boolean): Promise<boolean> {
  if ((await storage.sizeOf(file.key)) !== file.bytes) return false
  return !deep || (await sha256Of(await storage.open(file.key))) === file.sha256
}

/** The answers in the order of the items, so many asked at once. */
async function inTurns<T, R>(items: readonly T[], atOnce: number, ask: (item: T) => Promise<R>): Promise<readonly R[]> {
  const answers: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const n = next
      next += 1
      answers[n] = await ask(items[n] as T)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return answers
}
