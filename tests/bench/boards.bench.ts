import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import type { Envelope } from '#/contract/envelope.ts'
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { manyOrders } from '../support/many-orders.ts'
import { startServerProcess } from '../support/server-process.ts'
import { cpuOfFamily } from './process-cpu.ts'

/**
 * What fifty open screens of the desk cost two servers while nothing moves: each holds a live connection and asks for the queue and
 * the order table once a minute, as the pages do. Run with `node tests/bench/boards.bench.ts`; BENCH_ORDERS says how old the shop is.
 */
const SCREENS = 50
const MINUTES = 2
const EVERY_MS = 60_000
const LIMIT_PERCENT = 10
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 10_000)

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const env = { DATABASE_URL: prepared.url, DATA_DIR: dataDir, RATE_SCALE: '0', LOG_LEVEL: 'info' }

async function logIn(server: string, loginId: string): Promise<string> {
  const answer = await fetch(`${server}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password: DEMO_STAFF_PASSWORD }),
  })
  const token = answer.headers.get('authorization')
  if (!token) throw new Error(`cannot log in: ${await answer.text()}`)
  return token.startsWith('Bearer') ? token : `Bearer ${token}`
}

async function ask(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: token } })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

/** Open until it is ended; resolves when the server says that it listens. */
async function watch(server: string, token: string, signal: AbortSignal): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${server}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
      signal,
    })
  const asked = (await (await post('/api/live/tickets', { topics: ['staff:queue'] })).json()) as Envelope<{
    ticket: string
  }>
  if (asked.result === 'FAIL') throw new Error(asked.message)
  const stream = await post('/api/live', { tickets: [asked.resultData.ticket] })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader?.read()
  if (!first?.value?.includes('ready')) throw new Error('the live connection does not begin')
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  }
  readOn().catch(() => undefined)
}

/** Spread over the minute, as people opened their pages. */
async function lookOnce(servers: readonly string[], tokens: readonly string[]): Promise<void> {
  await Promise.all(
    tokens.map(async (token, at) => {
      await wait((EVERY_MS / tokens.length) * at)
      const server = servers[at % servers.length]
      await Promise.all([
        ask(`${server}/api/staff/queue`, token),
        ask(`${server}/api/staff/orders?view=all&open=1`, token),
      ])
    }),
  )
}

const servers = [await startServerProcess(env), await startServerProcess(env)] as const
const end = new AbortController()
let percent = Number.POSITIVE_INFINITY
try {
  const database = openDatabase(prepared.url, log)
  await manyOrders(database.pool, ORDERS)
  await database.pool.query('analyze')
  await database.close()
  const addresses = servers.map(({ address }) => address)
  const tokens: string[] = []
  for (let at = 0; at < SCREENS; at += 1) {
    const server = addresses[at % addresses.length] ?? ''
    const token = await logIn(server, DEMO_STAFF[at % DEMO_STAFF.length]?.loginId ?? '')
    await watch(server, token, end.signal)
    tokens.push(token)
  }
  await lookOnce(addresses, tokens)
  const cpu = () => servers.reduce((sum, { child }) => sum + cpuOfFamily(child.pid ?? 0), 0)
  const [from, began] = [cpu(), performance.now()]
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const next = wait(EVERY_MS)
    await lookOnce(addresses, tokens)
    await next
  }
  percent = ((cpu() - from) / (performance.now() - began)) * 100
  process.stdout.write(
    `${SCREENS} screens on two servers beside ${ORDERS} orders, nothing moves: ${percent.toFixed(1)} % of a core for both (limit ${LIMIT_PERCENT} %)\n`,
  )
} finally {
  end.abort()
  for (const server of servers) await server.stop()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(percent <= LIMIT_PERCENT ? 0 : 1)
