import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type ClusterOptions,
  clusterUrl,
  ensureCluster,
  freePort,
  runningPort,
  startServer,
  stopServer,
} from './cluster.ts'
import { withStartLock } from './start-lock.ts'

const LEASE = 'jikji-lease'
const START_LIMIT_MS = 30_000
/** A start that meets what a killed server left behind gives up at once and is tried again. */
const ONE_START_MS = 5_000

export interface EmbeddedPostgres {
  /** Address of a database of this server; `postgres` is the one for administration. */
  url(database: string): Promise<string>
  /** Gives up our use; the last user stops the server. */
  release(): Promise<void>
}

/**
 * A PostgreSQL server on a data directory, shared by all processes that ask for it: the first starts it, the last stops
 * it. A process that is killed leaves it running, and the next one finds it by `postmaster.pid`. A server that is killed
 * itself is started again at the same address.
 */
export async function useEmbeddedPostgres(options: ClusterOptions): Promise<EmbeddedPostgres> {
  const { directory } = options
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = join(directory, 'start.lock')
  let released = false
  let lease: pg.Client

  const hold = async (client: pg.Client): Promise<void> => {
    lease = client
    client.once('end', () => {
      if (!released) void withStartLock(lock, () => startAndLease(options, port)).then(hold, () => undefined)
    })
  }
  const { port, client } = await withStartLock(lock, async () => {
    await ensureCluster(options)
    const chosen = (await runningPort(directory)) ?? (await freePort())
    return { port: chosen, client: await startAndLease(options, chosen) }
  })
  await hold(client)
  return {
    url: (database) => clusterUrl(directory, port, database),
    release: () => {
      released = true
      return withStartLock(lock, () => giveBack(directory, lease))
    },
  }
}

/** One idle connection per user: it ends with the process, so a crash cannot leave a stale count. */
async function startAndLease(options: ClusterOptions, port: number): Promise<pg.Client> {
  const giveUp = Date.now() + START_LIMIT_MS
  while (Date.now() < giveUp) {
    if ((await runningPort(options.directory)) === null) await startServer(options, port)
    const client = await connectWithin(options.directory, port, ONE_START_MS)
    if (client) return client
  }
  throw new Error(`데이터베이스가 시작되지 않았습니다. ${join(options.directory, 'postgres.log')}를 확인해 주세요.`)
}

async function connectWithin(directory: string, port: number, limit: number): Promise<pg.Client | null> {
  const giveUp = Date.now() + limit
  while (Date.now() < giveUp) {
    const url = await clusterUrl(directory, port, 'postgres')
    const client = new pg.Client({ connectionString: url, application_name: LEASE })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch {
      await client.end().catch(() => undefined)
      await sleep(20)
    }
  }
  return null
}

async function giveBack(directory: string, lease: pg.Client): Promise<void> {
  const others = await lease
    .query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [LEASE])
    .then((result) => result.rowCount ?? 0)
    .catch(() => 0)
  await lease.end().catch(() => undefined)
  if (others > 0) return
  await stopServer(directory)
  const giveUp = Date.now() + START_LIMIT_MS
  while ((await runningPort(directory)) !== null && Date.now() < giveUp) await sleep(20)
}
