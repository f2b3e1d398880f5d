import { appendFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { whyNotStarted } from './why-not-started.ts'

it('what PostgreSQL wrote at its last start is said so that somebody can do something about it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jikji-why-'))
  const log = join(folder, 'postgres.log')
  try {
    expect(await whyNotStarted(log, 0)).toContain(`데이터베이스가 시작되지 않았습니다. ${log}`)
    await writeFile(log, 'FATAL:  could not write lock file "postmaster.pid": No space left on device\n')
    expect(await whyNotStarted(log, 0)).toContain('디스크가 가득 차')
    const before = (await stat(log)).size
    await appendFile(log, 'FATAL:  lock file "postmaster.pid" already exists\n')
    expect(await whyNotStarted(log, before)).toContain('(lock file "postmaster.pid" already exists)')
    await appendFile(log, 'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use\n')
    expect(await whyNotStarted(log, before)).toContain('포트를 다른 프로그램이')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
