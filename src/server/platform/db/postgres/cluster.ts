import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from './binaries.ts'
import { chooseRunAs } from './run-as.ts'
import { forgetDeadPostmaster, runningPostmaster } from './postmaster.ts'
import { DatabaseNotStarted, reasonIn } from './why-not-started.ts'

const run = promisify(execFile)
const USER = 'shop'
const MAKING = 'making-'

export interface ClusterOptions {
  /** Holds `data/`, `password` and `postgres.log`; made when missing. */
  readonly directory: string
  /** False only for tests: a power cut then loses data. */
  readonly fsync: boolean
}

/** Makes the cluster on first use. A half-made one (killed during initdb) is never seen: it is renamed in when whole. */
export async function ensureCluster({ directory }: ClusterOptions): Promise<void> {
  const data = join(directory, 'data')
  if (existsSync(join(data, 'PG_VERSION'))) return
  const { initdb } = await findBinaries()
  const runAs = chooseRunAs()
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  await writeFile(join(directory, 'password'), password, { mode: 0o600 })
  await removeHalfMade(directory)
  const making = await mkdtemp(join(directory, MAKING))
  await own(making, join(directory, 'password'), runAs.uid)
  // Without the C.UTF-8 character type pg_trgm finds no trigrams in Korean.
  const args = ['-D', making, '-U', USER, '-E', 'UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256']
  const [command, commandArgs] = runAs.command(initdb, [...args, `--pwfile=${join(directory, 'password')}`])
  const who = runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.uid }
  await run(command, [...commandArgs], who).catch(async (error: Error & { stderr?: string }) => {
    await rm(making, { recursive: true, force: true })
    throw new DatabaseNotStarted(reasonIn(error.stderr ?? '', error.message), { cause: error })
  })
  await rm(data, { recursive: true, force: true })
  await rename(making, data)
}

/** A process that was killed during initdb leaves its folder; whoever holds the start lock is alone here. */
async function removeHalfMade(directory: string): Promise<void> {
  const names = await readdir(directory)
  const left = names.filter((name) => name.startsWith(MAKING))
  await Promise.all(left.map((name) => rm(join(directory, name), { recursive: true, force: true })))
}

async function own(folder: string, passwordFile: string, uid: number | undefined): Promise<void> {
  if (uid === undefined) return
  await chmod(dirname(folder), 0o711)
  await chown(folder, uid, uid)
  await chown(passwordFile, uid, uid)
}

/**
 * Starts the server on a port of 127.0.0.1, outside our process group so that Ctrl-C reaches only us. The answer tells whether
 * it has ended again.
 */
export async function startServer({ directory, fsync }: ClusterOptions, port: number): Promise<() => boolean> {
  const { postgres } = await findBinaries()
  const runAs = chooseRunAs()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    // The shop writes its failures down itself; the server's own lines would quote the values of rows.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = runAs.command(postgres, ['-D', join(directory, 'data'), ...flags])
  await forgetDeadPostmaster(directory)
  const log = openSync(join(directory, 'postgres.log'), 'a', 0o600)
  const child = spawn(command, [...args], {
    detached: true,
    stdio: ['ignore', log, log],
    ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.uid }),
  })
  let failed = false
  child.on('error', () => {
    failed = true
  })
  child.unref()
  closeSync(log)
  return () => failed || child.exitCode !== null || child.signalCode !== null
}

/** Fast shutdown: sessions are closed, nothing committed is lost. */
export async function stopServer(directory: string): Promise<void> {
  const running = await runningPostmaster(directory)
  if (running) process.kill(running.pid, 'SIGINT')
}

export async function clusterUrl(directory: string, port: number, database: string): Promise<string> {
  const password = await readFile(join(directory, 'password'), 'utf8')
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
