import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { untypedBook } from '../support/pdf/make-odd.ts'
import { bookSpec } from '../support/preflight/book-spec.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { untilSound } from './ask-doctor.ts'
import { freePort, killableServer } from './killable-server.ts'
import { logIn } from './mischief.ts'
import { insist, type Places } from './retrying-client.ts'
import { torturePlace, type TorturePlace } from './torture-place.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261123)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
const FILES = 2

test(`canonical copies are made while servers are killed (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const place = await torturePlace()
  const { databaseUrl, dataDir } = place
  // Its work folders stay behind when it is killed; here they go with the place.
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TMPDIR: dataDir }
  const shop = killableServer(await freePort(), env)
  place.afterwards(() => shop.kill())
  await shop.start()
  const places = { url: shop.url, gatewayUrl: '', authorization: await logIn(shop.url) }
  const sent: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each has a content of its own, whose copy is yet to be made.
    const books = Array.from({ length: FILES }, (_, n) => 10 + (round * FILES + n) * 2)
    const sending = Promise.all(books.map((pages) => sendAndCheck(places, pages)))
    await sleep(Math.floor(random() * 2_500))
    await shop.kill()
    await shop.start()
    sent.push(...(await sending))
  }

  const database = openDatabase(place.databaseUrl, pino({ level: 'silent' }), { size: 2 })
  place.afterwards(() => database.close())
  const { pool } = database
  await expect.poll(() => answersAbout(pool, sent), { timeout: SETTLE_MS, interval: 300 }).toEqual(sent.map(() => null))
  await untilSound(place)
  // What dead makers left goes when its day has come.
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'preflight.drop-unclaimed %'`,
  )
  await expect.poll(() => unclaimed(place, pool), { timeout: SETTLE_MS, interval: 300 }).toEqual([])
  await untilSound(place)
})

/** Uploads a book that needs a copy and asks to check it, whatever dies meanwhile; the file's id. */
async function sendAndCheck(places: Places, pages: number): Promise<string> {
  const bytes = untypedBook(pages)
  const about = { name: `${pages}쪽.pdf`, bytes: bytes.length, purpose: 'inner' }
  const { fileId } = await insist<{ fileId: string }>(places, '/api/files', about, randomUUID())
  const parts = [{ number: 1, sha256: createHash('sha256').update(bytes).digest('hex') }]
  for (let there = false; !there;) {
    const { parts: signed } = await insist<Signed>(places, `/api/files/${fileId}/parts`, { parts }, null)
    const [{ url, headers } = { url: '', headers: {} }] = signed
    const target = new URL(url, places.url)
    const answer = await fetch(target, { method: 'PUT', headers, body: new Uint8Array(bytes) }).catch(() => null)
    there = answer?.ok ?? false
  }
  await insist(places, `/api/files/${fileId}/complete`, {}, null)
  await insist(places, `/api/files/${fileId}/check`, { part: 'inner', spec: bookSpec(pages) }, randomUUID())
  return fileId
}

interface Signed {
  readonly parts: readonly { readonly url: string; readonly headers: Readonly<Record<string, string>> }[]
}

/** Null for a good book of which everything was answered; else what is amiss with it so far. */
async function answersAbout(pool: pg.Pool, fileIds: readonly string[]): Promise<readonly (string | null)[]> {
  const { rows } = await pool.query<{ id: string; amiss: string | null }>(
    `select f.id, nullif(concat_ws(' ', nullif(r.state, 'done'), read.facts ->> 'problem',
         case when c.storage_key is null then 'no copy' end), '') as amiss
       from file f join preflight_report r on r.file_id = f.id
       left join preflight_facts read on read.sha256 = f.sha256
       left join canonical_copy c on c.source_sha256 = f.sha256
      where f.id = any($1::uuid[])`,
    [fileIds],
  )
  return fileIds.map((id) => {
    const row = rows.find((found) => found.id === id)
    return row ? row.amiss : 'never asked'
  })
}

/** Copies and pages in the storage that no row points to. */
async function unclaimed({ dataDir }: TorturePlace, pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select storage_key as key from canonical_copy where storage_key is not null union select storage_key from preflight_page`,
  )
  const claimed = new Set(rows.map(({ key }) => key))
  const stored: string[] = []
  for (const kind of ['canonical', 'pages'])
    stored.push(...(await readdir(join(dataDir, 'files', 'objects', kind))).map((name) => `${kind}/${name}`))
  return stored.filter((key) => !claimed.has(key))
}
