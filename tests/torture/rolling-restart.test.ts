import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort, killableServer, type KillableServer } from './killable-server.ts'
import { SETTLE_MS } from './settle.ts'
import { torturePlace } from './torture-place.ts'

const USERS = 6
const PROBE_MS = 100
/** Longer than a probe may take on a machine that has other work; how fast a shop says it is leaving is measured elsewhere. */
const DRAIN_MS = 5_000

/** What a load balancer does: asks each server whether it is ready, and sends people to those that are. */
function balancerOf(shops: readonly KillableServer[]) {
  const ready = new Set<string>()
  const stopping = new AbortController()
  let turn = 0
  const probe = async ({ url }: KillableServer) => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(DRAIN_MS / 2) }).then(
      ({ ok }) => ok,
      // Who does not answer in time is busy; who refuses the connection is gone.
      (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? null : false),
    )
    if (answer === true) ready.add(url)
    if (answer === false) ready.delete(url)
  }
  const watch = async (shop: KillableServer) => {
    while (!stopping.signal.aborted) {
      await probe(shop)
      await sleep(PROBE_MS)
    }
  }
  const watching = Promise.all(shops.map(watch))
  return {
    isReady: (shop: KillableServer) => ready.has(shop.url),
    next: () => [...ready][(turn += 1) % Math.max(ready.size, 1)] ?? 'http://nobody.invalid',
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}

test('a new version is rolled out over two servers under load and not one request is lost', async () => {
  const place = await torturePlace()
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, DRAIN_MS: String(DRAIN_MS) }
  const shops = [killableServer(await freePort(), env), killableServer(await freePort(), env)]
  for (const shop of shops) place.afterwards(() => shop.kill())
  for (const shop of shops) await shop.start()
  const balancer = balancerOf(shops)
  place.afterwards(() => balancer.stop())
  await expect.poll(() => shops.every(balancer.isReady), { timeout: SETTLE_MS, interval: 20 }).toBe(true)

  const lost: string[] = []
  let answered = 0
  const rolled = new AbortController()
  const users = Promise.all(
    Array.from({ length: USERS }, async () => {
      while (!rolled.signal.aborted) {
        const url = `${balancer.next()}/api/catalog/tariffs/current`
        const status = await fetch(url).then(
          async (answer) => (await answer.text(), answer.status),
          (error: unknown) => String((error as { cause?: unknown }).cause ?? error),
        )
        if (status === 200) answered += 1
        else lost.push(`${url} ${status}`)
        await sleep(5)
      }
    }),
  )
  try {
    for (const shop of shops) {
      const stopping = shop.stop()
      await expect.poll(() => balancer.isReady(shop), { timeout: SETTLE_MS, interval: 20 }).toBe(false)
      expect(await stopping).toBe(0)
      await shop.start()
      await expect.poll(() => balancer.isReady(shop), { timeout: SETTLE_MS, interval: 20 }).toBe(true)
    }
  } finally {
    rolled.abort()
    await users
  }
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(100)
})
