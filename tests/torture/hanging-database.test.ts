import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signalFamily } from '../support/process-family.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { promised } from './settle.ts'

const NOT_READY_WITHIN_MS = promised(3_000)
const ANSWERED_WITHIN_MS = promised(16_000)
const BACK_WITHIN_MS = promised(5_000)
const STOPPED_WITHIN_MS = promised(10_000)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)

interface Hanging extends ServerProcess {
  /** The database and all of its processes stand still, and nobody is told. */
  hang(): void
  goOn(): void
}

async function shopWithItsDatabase(): Promise<Hanging> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-hanging-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const server = await startServerProcess({ DATA_DIR: dataDir, DRAIN_MS: '500' })
  const written = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  const postmaster = Number(written.split('\n')[0])
  onTestFinished(() => {
    server.child.kill('SIGKILL')
    signalFamily(postmaster, 'SIGKILL')
  })
  return { ...server, hang: () => signalFamily(postmaster, 'SIGSTOP'), goOn: () => signalFamily(postmaster, 'SIGCONT') }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly took: number; readonly answer: T }> {
  const from = performance.now()
  const answer = await work()
  return { took: performance.now() - from, answer }
}

const readTariff = (address: string) => fetch(`${address}/api/catalog/tariffs/current`)
const logIn = (address: string) =>
  fetch(`${address}/api/members/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'hong@example.com', password: 'Paper&Ink2026', remember: false }),
  })

/** The processes of a database are found in /proc. */
describe.skipIf(process.platform !== 'linux')('a database that hangs', () => {
  test('while the database hangs everybody is told in time, and when it goes on so does the shop', async () => {
    const shop = await shopWithItsDatabase()
    const { address } = shop
    for (let round = 0; round < ROUNDS; round += 1) {
      // Now there are idle connections, on which a statement waits for its answer.
      await Promise.all([readTariff, readTariff, readTariff, logIn].map((ask) => ask(address)))
      shop.hang()
      const asked = Promise.all([readTariff, logIn, readTariff, logIn].map((ask) => timed(() => ask(address))))
      const ready = await timed(() => fetch(`${address}/readyz`))
      expect(ready.answer.status).toBe(503)
      expect(ready.took).toBeLessThan(NOT_READY_WITHIN_MS)
      expect((await fetch(`${address}/livez`)).status).toBe(200)
      for (const { answer, took } of await asked) {
        expect(took).toBeLessThan(ANSWERED_WITHIN_MS)
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/[가-힣]/) })
      }
      shop.goOn()
      const back = await timed(() =>
        expect.poll(() => fetch(`${address}/readyz`).then(({ status }) => status)).toBe(200),
      )
      expect(back.took).toBeLessThan(BACK_WITHIN_MS)
      expect((await readTariff(address)).status).toBe(200)
    }
    expect(await shop.stop()).toBe(0)
  })

  test('told to stop while the database hangs, the shop ends within ten seconds', async () => {
    const shop = await shopWithItsDatabase()
    const asked = logIn(shop.address).catch(() => null)
    shop.hang()
    const stopped = await timed(() => shop.stop())
    await asked
    expect(stopped.took).toBeLessThan(STOPPED_WITHIN_MS)
  })

  test('a database that begins to hang while the shop stops is not waited for either', async () => {
    const shop = await shopWithItsDatabase()
    const stopping = timed(() => shop.stop())
    shop.hang()
    expect((await stopping).took).toBeLessThan(STOPPED_WITHIN_MS)
  })
})
