import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import type { TestShop } from '../support/test-shop.ts'
import { freePort, killableServer, type KillableServer } from './killable-server.ts'
import { SETTLE_MS } from './settle.ts'
import type { Places } from './retrying-client.ts'

const REST_MS = 80

/** A server process on the database and the disk of a test's shop. */
export async function killedShop(
  shop: TestShop,
  databaseUrl = shop.databaseUrl,
  settings: Readonly<Record<string, string>> = {},
) {
  const dataDir = join(shop.container.storage.localPath('a') ?? '', '..', '..', '..')
  const env = { ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TMPDIR: dataDir }
  const server = killableServer(await freePort(), env)
  onTestFinished(() => server.kill())
  await server.start()
  return { server, dataDir }
}

/**
 * Somebody of production, unless another is named. Nothing renews the key of this client, and a key counts for ten minutes: long runs log in anew in each
 * round, as a browser renews its own.
 */
export async function logIn({ url }: KillableServer, loginId = 'production'): Promise<Places> {
  const login = await fetch(`${url}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password: DEMO_STAFF_PASSWORD }),
  })
  expect(login.status, await login.clone().text()).toBe(200)
  return { url, gatewayUrl: '', authorization: login.headers.get('authorization') ?? '' }
}

/** Asks until somebody answers for good; what died is asked again, and what `notYet` says is not there yet. */
export async function answerOf(ask: () => Promise<Response>, notYet: readonly number[] = [409]): Promise<Buffer> {
  const until = Date.now() + SETTLE_MS
  for (;;) {
    const answer = await ask().catch(() => null)
    const body = await answer?.arrayBuffer().catch(() => null)
    if (answer?.ok && body) return Buffer.from(body)
    const said = answer && `${answer.url}: ${answer.status} ${Buffer.from(body ?? new ArrayBuffer(0)).toString()}`
    if (answer && answer.status < 500 && !notYet.includes(answer.status)) throw new Error(said ?? '')
    if (Date.now() > until) throw new Error(`nobody answers; at last ${said}`)
    await sleep(REST_MS)
  }
}

/** Waits until nothing answers to the question any more. */
export async function settled(shop: TestShop, what: string): Promise<void> {
  const left = async () => (await shop.container.database.pool.query(what)).rowCount
  await expect.poll(left, { timeout: SETTLE_MS, interval: 300 }).toBe(0)
}

export const DUE_JOBS = 'select 1 from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts'
