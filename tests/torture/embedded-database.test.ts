import { once } from 'node:events'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServerProcess } from '../support/server-process.ts'
import { promised, SETTLE_MS } from './settle.ts'

const BACK_WITHIN_MS = promised(10_000)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 3)

async function place(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-own-database-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}
const start = (dataDir: string) => startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info', DRAIN_MS: '500' })

async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
}
const killDatabase = async (dataDir: string) => process.kill(await postmasterOf(dataDir), 'SIGKILL')
const statusOf = (address: string, path: string) => fetch(`${address}${path}`).then(({ status }) => status)
const becomes = (address: string, status: number) =>
  expect.poll(() => statusOf(address, '/readyz'), { timeout: SETTLE_MS, interval: 25 }).toBe(status)

test(`our own database is killed ${ROUNDS} times; two servers share it and both are back within ten seconds`, async () => {
  const dataDir = await place()
  const servers = [await start(dataDir), await start(dataDir)]
  for (const { child } of servers) onTestFinished(() => void child.kill('SIGKILL'))
  for (let round = 0; round < ROUNDS; round += 1) {
    await killDatabase(dataDir)
    const from = performance.now()
    await Promise.all(servers.map(({ address }) => becomes(address, 503)))
    expect(await statusOf(servers[0]?.address ?? '', '/livez')).toBe(200)
    await Promise.all(servers.map(({ address }) => becomes(address, 200)))
    expect(performance.now() - from).toBeLessThan(BACK_WITHIN_MS)
  }
  for (const { address } of servers) expect(await statusOf(address, '/api/catalog/tariffs/current')).toBe(200)
  for (const server of servers) expect(await server.stop()).toBe(0)
  await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT')
})

test('a server that cannot have its database back says so in one line and ends; told to stop before, it stops at once', async () => {
  const dataDir = await place()
  const data = join(dataDir, 'postgres/data')
  const server = await start(dataDir)
  const { child } = server
  onTestFinished(() => void child.kill('SIGKILL'))
  await killDatabase(dataDir)
  await rename(data, `${data}-away`)
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(1)
  expect(server.said()).toContain(
    '데이터베이스를 다시 시작하지 못해 가게를 닫습니다. 데이터베이스가 시작되지 않았습니다',
  )

  await rename(`${data}-away`, data)
  const again = await start(dataDir)
  onTestFinished(() => void again.child.kill('SIGKILL'))
  await killDatabase(dataDir)
  await rename(data, `${data}-away`)
  await becomes(again.address, 503)
  expect(await again.stop()).not.toBeNull()
  // It ended because it knew, and did not wait for work until its patience was over.
  expect(again.said()).not.toContain('30초 안에')
})
