import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { makeDataFolder } from './make-data-folder.ts'
import { startFailure } from './start-failure.ts'
import { PATIENCE } from '#tests/support/patience.ts'

it('a port that is taken is said in words, and the database that was started for nothing is stopped again', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-test-'))
  try {
    const shop = spawn(process.execPath, ['src/server/app/main.ts'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: dataDir },
    })
    const [said, [code]] = await Promise.all([text(shop.stderr), once(shop, 'exit')])
    expect(code).toBe(1)
    expect(said).toContain(`${port}번 포트를 다른 프로그램이 쓰고 있습니다.`)
    expect(said).toContain(`PORT=${port + 1} npm start`)
    expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true)
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  } finally {
    other.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('told to stop before it listens, a shop leaves no database running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-test-'))
  const started = join(dataDir, 'postgres/data/postmaster.pid')
  try {
    const shop = spawn(process.execPath, ['src/server/app/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: dataDir },
    })
    const said = Promise.all([text(shop.stdout), text(shop.stderr)])
    const ended = once(shop, 'exit')
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), PATIENCE)
    shop.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect(existsSync(started)).toBe(false)
    expect((await said).join('')).not.toMatch(/listening|가게를 열지 못했습니다/)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('a folder that cannot be written is said in words, with what to do about it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-test-'))
  const taken = join(dataDir, 'taken')
  await writeFile(taken, '')
  try {
    const refused = await makeDataFolder(taken).catch(startFailure)
    expect(refused).toContain(taken)
    expect(refused).toContain('DATA_DIR=')
    expect(refused).not.toContain('개발자')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

it.each(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'EIO', 'ENOTDIR', 'EEXIST'])(
  'a disk that says %s is said in words, without a stack',
  (code) => {
    const error = Object.assign(new Error(`${code}: open`), { code, syscall: 'open', path: '/srv/jikji/start.lock' })
    const said = startFailure(error)
    expect(said).toContain('/srv/jikji/start.lock')
    expect(said).not.toMatch(/개발자|Error:/)
  },
)

it('what nobody but a programmer can mend is said to be so, and stays as it is', () => {
  const error = new Error('trigram')
  expect(startFailure(error)).toContain('개발자에게')
  expect(startFailure(error)).toContain(error.stack)
})
