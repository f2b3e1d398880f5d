import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClusterOptions, clusterUrl, ensureCluster, freePort, stopServer } from './cluster.ts'
import { runningPostmaster } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'
import { connectLease, endLease, type Lease, otherUsers, startAndLease } from './start-server.ts'

const STOP_LIMIT_MS = 30_000
/** One that does not answer any more need not be waited for: what was committed is on the disk. */
const STOP_DEAD_LIMIT_MS = 2_000
/** Whoever holds the lock for longer is starting the server, and so uses it. */
const LOCK_LIMIT_MS = 3_000

export interface EmbeddedPostgres {
  /** Address of a database of this server; `postgres` is the one for administration. */
  url(database: string): Promise<string>
  /** Comes true, with the reason in Korean, when the server died and could not be started again. */
  readonly lost: Promise<Error>
  /** Gives up our use; the last user stops the server. */
  release(): Promise<void>
}

/**
 * A PostgreSQL server on a data directory, shared by all processes that ask for it: the first starts it, the last stops
 * it. A process that is killed leaves it running, and the next one finds it by `postmaster.pid`. A server that is killed
 * itself is started again at the same address, by whichever of its users takes the lock first; the others find it running.
 */
export async function useEmbeddedPostgres(options: ClusterOptions): Promise<EmbeddedPostgres> {
  const { directory } = options
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = join(directory, 'start.lock')
  const releasing = new AbortController()
  const { signal } = releasing
  const { port, first } = await withStartLock(lock, async () => {
    await ensureCluster(options)
    const chosen = (await runningPostmaster(directory))?.port ?? (await freePort())
    return { port: chosen, first: await startAndLease(options, chosen, signal) }
  })
  let lease = first
  const lost = Promise.withResolvers<Error>()
  const watch = async (): Promise<void> => {
    const released = once(signal, 'abort')
    for (;;) {
      await Promise.race([lease.ended, released])
      if (signal.aborted) return
      lease = await withStartLock(lock, () => startAndLease(options, port, signal), signal)
    }
  }
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) lost.resolve(error instanceof Error ? error : new Error(String(error)))
  })
  return {
    url: (database) => clusterUrl(directory, port, database),
    lost: lost.promise,
    release: async () => {
      releasing.abort()
      const current = lease
      await withStartLock(lock, () => giveBack(directory, port, current), AbortSignal.timeout(LOCK_LIMIT_MS)).catch(
        () => endLease(current),
      )
      await watching
    },
  }
}

async function giveBack(directory: string, port: number, lease: Lease): Promise<void> {
  const others = await otherUsers(lease).catch(() => null)
  await endLease(lease)
  if (others === null) return giveBackDead(directory, port)
  if (others === 0) await stopAndWait(directory, STOP_LIMIT_MS)
}

/** Died and was perhaps started again a moment ago, by us or by another user, who would start it once more. */
async function giveBackDead(directory: string, port: number): Promise<void> {
  const fresh = await connectLease(directory, port)
  const others = fresh ? await otherUsers(fresh).catch(() => 0) : 0
  if (fresh) await endLease(fresh)
  if (others === 0) await stopAndWait(directory, STOP_DEAD_LIMIT_MS)
}

async function stopAndWait(directory: string, limit: number): Promise<void> {
  await stopServer(directory)
  const giveUp = Date.now() + limit
  while ((await runningPostmaster(directory)) !== null && Date.now() < giveUp) await sleep(20)
}
