import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { promised, SETTLE_MS } from './settle.ts'
import { tcpProxyTo } from './tcp-proxy.ts'
import { freePort, killableServer } from './killable-server.ts'
import { torturePlace } from './torture-place.ts'

const WITHIN_MS = promised(2_000)

/** A machine with other work answers everything late; what it says of the database is not later for that. */
async function slowestAnswer(ask: () => Promise<unknown>, stop: AbortSignal): Promise<number> {
  let slowest = 0
  while (!stop.aborted) {
    const from = performance.now()
    await ask()
    slowest = Math.max(slowest, performance.now() - from)
    await sleep(25)
  }
  return slowest
}

test.each(['cut', 'mute'] as const)(
  'a server whose database goes away (%s) says so within two seconds, lives on, and is back within two of its return',
  async (how) => {
    const place = await torturePlace()
    const direct = new URL(place.databaseUrl)
    const tcpProxy = await tcpProxyTo(direct.hostname, Number(direct.port))
    place.afterwards(async () => tcpProxy.close())
    direct.hostname = '127.0.0.1'
    direct.port = String(tcpProxy.port)
    const shop = killableServer(await freePort(), {
      DATABASE_URL: direct.href,
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'silent',
    })
    place.afterwards(() => shop.kill())
    await shop.start()
    const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status
    const becomes = async (status: number) => {
      const from = performance.now()
      const stop = new AbortController()
      const waited = slowestAnswer(() => statusOf('/livez'), stop.signal)
      await expect.poll(() => statusOf('/readyz'), { timeout: SETTLE_MS, interval: 25 }).toBe(status)
      const took = performance.now() - from
      stop.abort()
      return took - (await waited)
    }
    tcpProxy[how]()
    expect(await becomes(503)).toBeLessThan(WITHIN_MS)
    expect(await statusOf('/livez')).toBe(200)
    tcpProxy.mend()
    expect(await becomes(200)).toBeLessThan(WITHIN_MS)
    expect(await statusOf('/api/catalog/tariffs/current')).toBe(200)
  },
)
