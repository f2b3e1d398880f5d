import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { layWritten } from '#/server/features/content/writing/writing.public.ts'
import { guideFacts } from '#/server/features/support/guides/guides.public.ts'
import { FIRST_GUIDES } from '#/server/features/support/guides/first-guides.data.ts'
import { searchShop } from '#/server/features/support/search/search-shop.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'

/**
 * What visitors look for among ten thousand texts made of the words of the guides. Run with `node tests/bench/find.bench.ts`;
 * BENCH_TEXTS says how many.
 */
const TEXTS = Number(process.env['BENCH_TEXTS'] ?? 10_000)
const ROUNDS = 12
const LIMIT_MS = 60

const ASKED = [
  '도련',
  '책등 두께',
  '종이',
  '파일',
  '무선제본',
  '박',
  'ㅊㄷ',
  '도려',
  'pdf',
  '인쇄하는 종이 파일',
  '도렌',
  '중쳘제본',
  '세네카',
  '귀드리',
  '없는말이다',
  '뷁쉙',
  '시안 승인',
  '3 mm',
  '환불',
  '디자인',
] as const

const words = FIRST_GUIDES.flatMap(({ doc }) => wordsOfDoc(doc).split(/\s+/))
const wordAt = (seed: number) => words[(seed * 7_919 + (seed % 101) * 31) % words.length] ?? ''
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, at) => wordAt(seed * 211 + at * 13)).join(' ')

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const database = openDatabase(prepared.url, log)
let p95 = Number.POSITIVE_INFINITY
try {
  const from = performance.now()
  for (let at = 0; at < TEXTS; at += 50)
    // oxlint-disable-next-line no-await-in-loop -- each batch is one transaction
    await database.transaction((tx) =>
      layWritten(
        tx,
        Array.from({ length: Math.min(50, TEXTS - at) }, (_, of) => {
          const seed = at + of
          const publishedAt = new Date(1_700_000_000_000 + seed * 60_000)
          const doc = {
            type: 'doc' as const,
            content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: sentence(seed, 160) }] }],
          }
          const title = sentence(seed + 5, 5).slice(0, 100)
          return seed % 2 === 0
            ? {
                id: randomUUID(),
                publishedAt,
                piece: { kind: 'notice' as const, title, fields: { pinned: false }, doc },
              }
            : {
                id: randomUUID(),
                publishedAt,
                piece: { kind: 'faq' as const, title, fields: { category: 'file' as const }, doc },
              }
        }),
      ),
    )
  await database.pool.query('vacuum analyze search_texts')
  process.stdout.write(`${TEXTS} texts made in ${((performance.now() - from) / 1000).toFixed(0)} s\n`)
  const facts = guideFacts({ fees: (await feesAt(database.db, new Date())).fees, catalogue: undefined })
  const all: number[] = []
  for (const asked of ASKED) {
    const took: number[] = []
    let found = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      const { groups } = await searchShop(database.db, asked, { facts, catalogue: undefined })
      took.push(performance.now() - began)
      found = groups.reduce((sum, { items }) => sum + items.length, 0)
    }
    all.push(...took)
    const sorted = took.toSorted((a, b) => a - b)
    process.stdout.write(
      `${asked}: ${sorted[Math.floor(ROUNDS / 2)]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms, ${found} shown\n`,
    )
  }
  p95 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? p95
  process.stdout.write(`p95 of all: ${p95.toFixed(0)} ms, at most ${LIMIT_MS}\n`)
} finally {
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(p95 <= LIMIT_MS ? 0 : 1)
