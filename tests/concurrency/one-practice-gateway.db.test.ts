import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

let shop: TestShop
const servers: ServerProcess[] = []
const folders: string[] = []
beforeAll(async () => {
  shop = await testShop()
})
afterEach(async () => {
  for (const { child } of servers.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A server of the one database with a data folder of its own. */
async function server(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'jikji-two-folders-'))
  folders.push(folder)
  const keys = { SEAL_KEY: 'the same on every server' }
  const started = await startServerProcess({
    ...keys,
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: folder,
    RATE_SCALE: '0',
  })
  servers.push(started)
  return started
}

async function place(): Promise<{ url: string; journal: string }> {
  const { rows } = await shop.container.database.pool.query<{ url: string; journal: string }>(
    `select addresses->>'payment' as url, journal from practice_services`,
  )
  const [found] = rows
  if (!found) throw new Error('no practice gateway')
  return found
}

const answers = (url: string) =>
  fetch(`${url}/health`).then(
    (answer) => answer.ok,
    () => false,
  )

it('servers with different data folders pay at one practice gateway, and when its server is killed another goes on with it', async () => {
  const first = await server()
  const before = await place()
  const second = await server()
  expect(await place()).toEqual(before)
  const made = await fetch(`${before.url}/authenticated`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: 'jk-one-gateway', amount: 1000, orderName: '전단' }),
  })
  const { paymentKey } = (await made.json()) as { paymentKey: string }

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  await expect.poll(() => answers(before.url), { interval: 20 }).toBe(false)
  await expect.poll(() => answers(before.url), { interval: 50 }).toBe(true)
  expect(await place()).toEqual(before)
  const known = await fetch(`${before.url}/v1/payments/${paymentKey}`, {
    headers: { authorization: `Basic ${Buffer.from('test_sk_sandbox:').toString('base64')}` },
  })
  expect(known.status).toBe(200)
  expect(await second.stop()).toBe(0)
  expect(await answers(before.url)).toBe(false)
})

it('a server that cannot reach the practice gateway of another one does not start', async () => {
  const { pool } = shop.container.database
  await pool.query(`update practice_services set addresses = addresses || '{"payment":"http://127.0.0.1:9"}'`)
  const elsewhere = new pg.Client({ connectionString: shop.databaseUrl })
  await elsewhere.connect()
  try {
    await elsewhere.query('select pg_advisory_lock(7426003)')
    await expect(server()).rejects.toThrow(/did not start|never listened/)
  } finally {
    await elsewhere.end()
  }
})
