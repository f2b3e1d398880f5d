import { quoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createContainer } from '#/server/app/container.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { seed } from '#/server/app/seed.ts'
import { countByCell, countByKind, pageOfBooks } from '#/server/features/textbooks/editions/editions.repo.ts'
import { presentOne, presentShown, shownBook } from '#/server/features/textbooks/editions/present-shown.ts'
import { readConfig } from '#/server/platform/config.ts'
import { medianOf } from './median.ts'

/** The map, a cell of it, a search and one book beside BENCH_EDITIONS textbooks (5,000). Run with `node tests/bench/editions.bench.ts`. */
const EDITIONS = Number(process.env['BENCH_EDITIONS'] ?? 5_000)
const LIMIT_MS = 100
const ROUNDS = 21
let slow = 0

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  const took = medianOf(times)
  if (took > LIMIT_MS) slow += 1
  process.stdout.write(`${name}: ${took.toFixed(1)} ms beside ${EDITIONS} textbooks, limit ${LIMIT_MS} ms\n`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] })
const prepared = await prepareDatabase(config, log)
const container = createContainer({ config, databaseUrl: prepared.url, log })
try {
  await seed(container)
  const { db, pool } = container.database
  await pool.query(
    `insert into editions (id, brand, title, grade, term, kind, topics, shown_number, latest_number, created_at)
     select gen_random_uuid(), 'hamamath', '교재 ' || n, (array['e3','e4','e5','e6','m1','m2','m3','h1','h2','h3'])[1 + n % 10],
       (array['first','second','break'])[1 + n % 3], (array['개념','유형','기출'])[1 + n % 3], '단원 ' || n, 1, 1, now()
     from generate_series(1, $1::int) n`,
    [EDITIONS],
  )
  await pool.query(`
    insert into edition_versions (edition_id, number, state, make, look, prices, preview, body, sale_from, published_at, changed_at)
    select id, 1, 'published', '{"trim":"b5","binding":"perfect","paper":"white-80","pages":120,"colour":false}',
      '{"figure":"hills","ground":"indigo","ink":"white","accent":"mustard"}',
      '[{"copies":10,"supply":60000},{"copies":30,"supply":150000}]', '{1,2}', '{}', '2020-01-01', now(), now()
    from editions e where not exists (select from edition_versions v where v.edition_id = e.id)`)
  await pool.query('analyze')
  const { rows } = await pool.query<{ id: string; member: string }>(
    `select e.id, (select m.id from member m where m.type = 'HAMAMATH' limit 1) as member from editions e limit 1`,
  )
  const { id = '', member = '' } = rows[0] ?? {}
  const cell = { brand: 'hamamath', grade: 'm2', term: 'first', kind: null, q: null } as const
  const list = async (q: string | null) => {
    const wanted = { ...cell, ...(q === null ? {} : { grade: null, term: null }), q }
    const [books] = await Promise.all([pageOfBooks(db, { ...wanted, after: null, limit: 25 }), countByKind(db, wanted)])
    return presentShown(db, container, member, books)
  }
  await measured('map', () => countByCell(db, 'hamamath'))
  await measured('list of a cell', () => list(null))
  await measured('search', () => list('단원 49'))
  await measured('one textbook', async () =>
    presentOne(db, { ...container, quoter: quoterOfNow(container) }, member, await shownBook(db, id)),
  )
} finally {
  await container.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(slow > 0 ? 1 : 0)
