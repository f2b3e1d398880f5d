import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ClusterOptions, clusterUrl, startServer } from './cluster.ts'
import { runningPostmaster } from './postmaster.ts'
import { DatabaseNotStarted, whyNotStarted } from './why-not-started.ts'

const LEASE = 'jikji-lease'
/** A start that meets what a killed server left behind ends at once and is tried again. */
const MOST_STARTS = 40
const WAIT_MS = 250
/** A server that repairs itself after a crash may take this long; it is left alone while it lives. */
const REPAIR_LIMIT_MS = 600_000
const CONNECT_LIMIT_MS = 2_000
const POLL_MS = 100

/** One idle connection per user: it ends with the process, so a crash cannot leave a stale count. */
export interface Lease {
  readonly client: pg.Client
  /** When the server, or the way to it, is gone. */
  readonly ended: Promise<void>
}

/** Takes up the server that runs, or starts it. Throws in Korean when it does not start, or `signal.reason`. */
export async function startAndLease(options: ClusterOptions, port: number, signal: AbortSignal): Promise<Lease> {
  const logFile = join(options.directory, 'postgres.log')
  const giveUp = Date.now() + REPAIR_LIMIT_MS
  let why = ''
  for (let starts = 0; starts < MOST_STARTS && Date.now() < giveUp; starts += 1) {
    const from = await sizeOf(logFile)
    const isRunning = async () => (await runningPostmaster(options.directory)) !== null
    const hasEnded = (await isRunning()) ? () => true : await startServer(options, port)
    const isAlive = async () => (await isRunning()) || !hasEnded()
    const lease = await leaseWhile(isAlive, { directory: options.directory, port, giveUp, signal })
    if (lease) return lease
    why = await whyNotStarted(logFile, from)
    await sleep(WAIT_MS, undefined, { signal })
  }
  throw new DatabaseNotStarted(why)
}

interface Wait {
  readonly directory: string
  readonly port: number
  readonly giveUp: number
  readonly signal: AbortSignal
}

/** Null when there is nobody any more who could answer. */
async function leaseWhile(
  isAlive: () => Promise<boolean>,
  { directory, port, giveUp, signal }: Wait,
): Promise<Lease | null> {
  while (Date.now() < giveUp) {
    signal.throwIfAborted()
    const alive = await isAlive()
    const lease = await connectLease(directory, port)
    if (lease) return lease
    if (!alive) return null
    await sleep(POLL_MS, undefined, { signal })
  }
  return null
}

export async function connectLease(directory: string, port: number): Promise<Lease | null> {
  const connectionString = await clusterUrl(directory, port, 'postgres')
  const client = new pg.Client({
    connectionString,
    application_name: LEASE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: CONNECT_LIMIT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    return { client, ended }
  } catch {
    await client.end().catch(() => undefined)
    return null
  }
}

/** Says goodbye; a server that hangs does not answer it. */
export async function endLease({ client }: Lease): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(CONNECT_LIMIT_MS)])
}

/** How many other processes use the server. */
export async function otherUsers({ client }: Lease): Promise<number> {
  const { rowCount } = await client.query(
    'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [LEASE],
  )
  return rowCount ?? 0
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
