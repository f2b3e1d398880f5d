import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort, mortalShop, type MortalShop } from './mortal-shop.ts'
import { torturePlace } from './torture-place.ts'

const USERS = 6
const PROBE_MS = 100

/** What a load balancer does: asks each server whether it is ready, and sends people to those that are. */
function balancerOf(shops: readonly MortalShop[]) {
  let ready: readonly string[] = []
  let turn = 0
  const probe = async () => {
    const answers = await Promise.all(
      shops.map(({ url }) =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
          (answer) => answer.ok,
          () => false,
        ),
      ),
    )
    ready = shops.flatMap(({ url }, at) => (answers[at] ? [url] : []))
  }
  const timer = setInterval(() => void probe(), PROBE_MS)
  return {
    probe,
    ready: () => ready,
    next: () => ready[(turn += 1) % ready.length] ?? 'http://nobody.invalid',
    stop: () => clearInterval(timer),
  }
}

test('a new version is rolled out over two servers under load and not one request is lost', async () => {
  const place = await torturePlace()
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, DRAIN_MS: '1000' }
  const shops = [mortalShop(await freePort(), env), mortalShop(await freePort(), env)]
  for (const shop of shops) place.afterwards(() => shop.kill())
  for (const shop of shops) await shop.start()
  const balancer = balancerOf(shops)
  place.afterwards(async () => balancer.stop())
  await balancer.probe()
  expect(balancer.ready()).toHaveLength(2)

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
      await expect.poll(() => balancer.ready().includes(shop.url), { timeout: 2_000, interval: 20 }).toBe(false)
      expect(await stopping).toBe(0)
      await shop.start()
      await expect.poll(() => balancer.ready().includes(shop.url), { timeout: 5_000, interval: 20 }).toBe(true)
    }
  } finally {
    rolled.abort()
    await users
  }
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(100)
}, 600_000)
