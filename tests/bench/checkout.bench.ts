import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '#/server/app/build-app.ts'
import { createContainer } from '#/server/app/container.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { seed } from '#/server/app/seed.ts'
import { readConfig } from '#/server/platform/config.ts'
import { MOST_STATEMENTS, MOST_WITH_BENEFITS } from '../support/checkout-limits.data.ts'
import type { Buyer, Rush, Rushed } from './checkout-clients.ts'
import { fillWallet } from './fill-wallets.ts'
import { cpuOfFamily, parentOf } from './process-cpu.ts'

/**
 * Whole checkouts through the API (cart, order, attempt, confirm, paid) by eight clients, with the practice gateway and the
 * database on the same machine. Run with `node tests/bench/checkout.bench.ts`; DATABASE_URL takes another PostgreSQL.
 */
const CLIENTS = 8
/** A number and not a time, so that each round finds as many rows and as warm a program on a busy machine as on a quiet one. */
const CHECKOUTS = Number(process.env['BENCH_CHECKOUTS'] ?? 1000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
/** With a grade, a coupon, points and e-money in each. */
const BENEFITS = process.env['BENCH_BENEFITS'] === '1'
const LIMITS = BENEFITS
  ? { perSecond: 80, p95: 180, statements: MOST_WITH_BENEFITS }
  : { perSecond: 100, p95: 150, statements: MOST_STATEMENTS }
const LOGINS = BENEFITS ? ['hong@example.com', 'hanul', 'nuri'] : ['hong@example.com']

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const program = new URL('../../src/sandboxes/main.ts', import.meta.url)
const payment = { port: 0, journal: join(dataDir, 'gateway.jsonl'), webhookUrl: null }
const gateway = fork(program, { env: { ...process.env, SANDBOXES: JSON.stringify({ payment }) } })
const [{ ports }] = (await once(gateway, 'message')) as [{ ports: { payment: number } }]
const gatewayUrl = `http://127.0.0.1:${ports.payment}`

const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: process.env['DATABASE_URL'],
  RATE_SCALE: '0',
  TOSS_API_URL: gatewayUrl,
  TOSS_SECRET_KEY: 'test_sk_sandbox',
})
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(config, log)
const container = createContainer({ config, databaseUrl: prepared.url, log })
const app = await buildApp(container, { overloadMs: 0, strictAnswers: false })
await seed(container)
const url = await app.listen({ host: '127.0.0.1', port: 0 })

async function buyer(loginId: string): Promise<Buyer> {
  const login = await fetch(`${url}/api/members/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password: 'Paper&Ink2026', remember: false }),
  })
  const authorization = login.headers.get('authorization') ?? ''
  if (!authorization) throw new Error(`cannot log in: ${await login.text()}`)
  // Each round, the one that warms up, and some over for who comes twice in a row.
  const each = Math.ceil((CHECKOUTS * (ROUNDS + 1)) / LOGINS.length)
  const coupons = BENEFITS ? [...(await fillWallet(container, loginId, each))] : []
  return { authorization: authorization.startsWith('Bearer') ? authorization : `Bearer ${authorization}`, coupons }
}
const buyers: Buyer[] = []
for (const loginId of LOGINS) buyers.push(await buyer(loginId))
const shop = { url, gatewayUrl }

let statements = 0
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function counted(this: unknown, ...args: unknown[]) {
  statements += 1
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

const { rows } = await container.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
const postmaster = parentOf(rows[0]?.pid ?? 0)

const clients = fork(new URL('checkout-clients.ts', import.meta.url))
/** The buyers with coupons that were not used yet. */
function taken(checkouts: number): readonly Buyer[] {
  const share = Math.ceil(checkouts / buyers.length)
  return buyers.map(({ authorization, coupons }) => ({ authorization, coupons: coupons.splice(0, share) }))
}

async function rush(count: number, checkouts: number): Promise<Rushed> {
  clients.send({ shop, buyers: taken(checkouts), clients: count, checkouts } satisfies Rush)
  const [rushed] = (await once(clients, 'message')) as [Rushed]
  return rushed
}

await rush(CLIENTS, CHECKOUTS / 2)
statements = 0
await rush(1, 1)
const perCheckout = statements

let best = Number.NEGATIVE_INFINITY
let met = false
for (let round = 1; round <= ROUNDS; round += 1) {
  const before = cpuNow()
  const { times, seconds, cpu } = await rush(CLIENTS, CHECKOUTS)
  const after = cpuNow()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const each = (milliseconds: number) => (milliseconds / sorted.length).toFixed(1)
  const rate = sorted.length / seconds
  best = Math.max(best, rate)
  met ||= rate >= LIMITS.perSecond && at(0.95) < LIMITS.p95 && perCheckout <= LIMITS.statements
  process.stdout.write(
    `  round ${round}: ${rate.toFixed(0)}/s  median ${at(0.5).toFixed(0)} ms  p95 ${at(0.95).toFixed(0)} ms  ` +
      `CPU each: shop ${each(after.shop - before.shop)}, database ${each(after.database - before.database)}, ` +
      `gateway ${each(after.gateway - before.gateway)}, clients ${each(cpu)} ms  load ${loadavg()[0]?.toFixed(1)}\n`,
  )
}
process.stdout.write(
  `checkout${BENEFITS ? ' with grade, coupon, points and e-money' : ''}, ${CLIENTS} clients, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}): best ${best.toFixed(0)}/s (limit ≥ ${LIMITS.perSecond}, ` +
    `p95 < ${LIMITS.p95} ms)  ${perCheckout} statements (limit ≤ ${LIMITS.statements})  ${met ? 'met' : 'MISSED'}\n`,
)

function cpuNow() {
  const { user, system } = process.cpuUsage()
  return { shop: (user + system) / 1000, database: cpuOfFamily(postmaster), gateway: cpuOfFamily(gateway.pid ?? 0) }
}

clients.kill('SIGTERM')
await app.close()
await container.close()
await prepared.release()
gateway.kill('SIGTERM')
await rm(dataDir, { recursive: true, force: true })
