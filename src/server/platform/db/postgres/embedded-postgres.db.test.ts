import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, useEmbeddedPostgres } from './embedded-postgres.ts'
import { runningPostmaster } from './postmaster.ts'

let directory: string
const open: EmbeddedPostgres[] = []
const use = async () => {
  const server = await useEmbeddedPostgres({ directory, fsync: true })
  open.push(server)
  return server
}
const release = async (server: EmbeddedPostgres) => {
  open.splice(open.indexOf(server), 1)
  await server.release()
}
const ask = async (server: EmbeddedPostgres, query: string) => {
  const client = new pg.Client({ connectionString: await server.url('postgres') })
  await client.connect()
  return client.query(query).finally(() => client.end())
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'jikji-postgres-'))
})
afterAll(async () => {
  while (open[0]) await release(open[0])
  await rm(directory, { recursive: true, force: true })
})

describe('our own PostgreSQL', () => {
  it('removes what a process left that was killed while it made the data directory', async () => {
    const half = join(directory, 'making-x')
    await mkdir(half)
    await release(await use())
    expect(existsSync(half)).toBe(false)
  })

  it('is started once by processes that start together, keeps what was written, and knows Korean', async () => {
    const [first, second] = await Promise.all([use(), use()])
    expect(await first.url('postgres')).toBe(await second.url('postgres'))
    await ask(first, 'create table kept (n int); insert into kept values (7)')
    const { rows } = await ask(
      first,
      `select current_setting('fsync') as fsync,
      current_setting('server_encoding') as encoding, (select datctype from pg_database where datname = 'postgres') as ctype`,
    )
    expect(rows[0]).toMatchObject({ fsync: 'on', encoding: 'UTF8', ctype: 'C.UTF-8' })
    await release(first)
    expect((await ask(second, 'select n from kept')).rows).toEqual([{ n: 7 }])
    await release(second)
    expect(await runningPostmaster(directory)).toBeNull()
  })

  it('is found again, with all that was written', async () => {
    const server = await use()
    expect((await ask(server, 'select n from kept')).rows).toEqual([{ n: 7 }])
    await release(server)
  })

  it('starts although a killed process left its lock and its pid file behind', async () => {
    await writeFile(join(directory, 'start.lock'), '999999999')
    await writeFile(join(directory, 'data', 'postmaster.pid'), '999999999\n/nowhere\n0\n1\n\n127.0.0.1\n')
    const server = await use()
    expect((await ask(server, 'select n from kept')).rows).toEqual([{ n: 7 }])
    await release(server)
  })

  it("starts although the number of the killed server is another program's by now, or nobody asked after its end", async () => {
    // A shell that became another program never asks after the child it had: what is left of that is a zombie.
    const keeper = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [line] = (await once(keeper.stdout, 'data')) as [Buffer]
    try {
      for (const pid of [keeper.pid, Number(String(line))]) {
        await writeFile(join(directory, 'data', 'postmaster.pid'), `${pid}\n/nowhere\n0\n1\n\n127.0.0.1\n`)
        const server = await use()
        expect((await ask(server, 'select n from kept')).rows).toEqual([{ n: 7 }])
        await release(server)
      }
    } finally {
      keeper.kill()
    }
  })

  it('is started again at the same address when it is killed', async () => {
    const server = await use()
    const postmaster = Number((await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(postmaster, 'SIGKILL')
    const answers = () =>
      ask(server, 'select n from kept').then(
        ({ rows }) => rows,
        () => null,
      )
    await expect.poll(answers, { interval: 100 }).toEqual([{ n: 7 }])
    await release(server)
  })

  it('lets nobody in without its password, which only its owner can read', async () => {
    const server = await use()
    const url = new URL(await server.url('postgres'))
    url.password = 'guess'
    const client = new pg.Client({ connectionString: url.href })
    await expect(client.connect()).rejects.toThrow('password authentication failed')
    expect((await stat(join(directory, 'password'))).mode & 0o077).toBe(0)
    expect((await readFile(join(directory, 'password'), 'utf8')).length).toBeGreaterThanOrEqual(32)
    await release(server)
  })
})
