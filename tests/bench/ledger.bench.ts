import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { seoulDay } from '#/lib/seoul-time.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { owedByDay } from '#/server/features/benefits/ledger/ledger.public.ts'
import { balancesOf } from '#/server/features/benefits/wallet/balances.ts'
import { systemClock } from '#/server/platform/clock.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { nthUuid } from '../support/many-orders.ts'
import { medianOf } from './median.ts'

/**
 * A balance in a ledger of ten million postings. Run with `node tests/bench/ledger.bench.ts`; BENCH_POSTINGS says how many,
 * DATABASE_URL takes another, empty PostgreSQL.
 */
const POSTINGS = Number(process.env['BENCH_POSTINGS'] ?? 10_000_000)
const MEMBERS = Math.max(1, Math.floor(POSTINGS / 1_000))
const LOTS = Math.floor(POSTINGS / 20)
const ROUNDS = 51
const LIMIT_MS = 5

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] })
const prepared = await prepareDatabase(config, log)
const database = openDatabase(prepared.url, log)
const say = (text: string) => process.stdout.write(`${text}\n`)

const memberOf = (n: string) => nthUuid(1, `((${n}) % ${MEMBERS} + 1)`)
const accountOf = (n: string) => `'points:' || ${memberOf(n)}`

/** Members who earned 50 lots each over the years and used nearly all of them, 20 postings a lot. */
async function fill(): Promise<void> {
  // A connection of its own: filling the books takes longer than any answer of the shop may.
  const client = new pg.Client({ ...database.pool.options, query_timeout: 0 })
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0')
    await client.query(`insert into ledger_accounts (code, kind, owner_id, in_lots)
      select ${accountOf('n')}, 'liability', ${memberOf('n')}, true from generate_series(0, ${MEMBERS - 1}) n`)
    await client.query(`insert into ledger_lots (id, account, value_kind, issued_at, expires_at, origin, remaining)
      select ${nthUuid(2, 'n')}, ${accountOf('n')}, 'free', now(), now() + interval '1 year', 'purchase',
        case when n / ${MEMBERS} < 5 then 100 else 0 end from generate_series(1, ${LOTS}) n`)
    await client.query(`insert into ledger_transactions (id, kind, reference, memo, at)
      select ${nthUuid(3, 'n')}, 'value-earn', n::text, '', now() - make_interval(mins => ${LOTS} - n) from generate_series(1, ${LOTS}) n`)
    await client.query(`insert into ledger_postings (transaction_id, account, amount, lot_id)
      select ${nthUuid(3, 'n')}, ${accountOf('n')}, case when k = 1 then -100 else 1 end, ${nthUuid(2, 'n')}
        from generate_series(1, ${LOTS}) n, generate_series(1, 20) k`)
    await client.query('commit')
    await client.query(
      'analyze ledger_accounts; analyze ledger_lots; analyze ledger_postings; analyze ledger_transactions',
    )
  } finally {
    await client.end()
  }
}

async function measure(ask: (round: number) => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await ask(round)
    times.push(performance.now() - start)
  }
  return medianOf(times)
}

try {
  await fill()
  const { rows } = await database.pool.query<{ owner: string }>(
    `select owner_id as owner from ledger_accounts where owner_id is not null order by code limit ${ROUNDS}`,
  )
  const balance = await measure(
    (round) => balancesOf(database.db, rows[round % rows.length]?.owner ?? '', systemClock.now()),
    ROUNDS,
  )
  const owed = await measure(() => owedByDay(database.db, seoulDay(systemClock.now()), 31), 5)
  say(`${POSTINGS} postings, ${LOTS} lots of ${MEMBERS} members`)
  say(`balance of a member: ${balance.toFixed(2)} ms (at most ${LIMIT_MS} ms)`)
  say(`what is owed, 31 days: ${owed.toFixed(0)} ms`)
  if (balance > LIMIT_MS) process.exitCode = 1
} finally {
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
