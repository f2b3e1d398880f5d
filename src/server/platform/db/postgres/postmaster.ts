import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './start-lock.ts'

const LINUX = process.platform === 'linux'

interface Written {
  readonly pid: number
  readonly port: number
}

/** What the server of the directory wrote down when it started; null when there is nothing, or not all of it yet. */
async function readPidFile(directory: string): Promise<Written | null> {
  const [pid, , , port] = (await readFile(pidFile(directory), 'utf8').catch(() => '')).split('\n')
  return pid && port ? { pid: Number(pid), port: Number(port) } : null
}

const pidFile = (directory: string): string => join(directory, 'data', 'postmaster.pid')

/** The server that is running on the directory, or null. */
export async function runningPostmaster(directory: string): Promise<Written | null> {
  const written = await readPidFile(directory)
  return written && isPostmaster(written.pid) ? written : null
}

/**
 * A killed server whose parent does not ask after it stays in the list of processes, and after a crash of the machine its
 * number may be another program's.
 */
function isPostmaster(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (!LINUX) return true
  try {
    const [, name = '', state] = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name.startsWith('postgres') && state !== 'Z'
  } catch {
    return false
  }
}

/**
 * PostgreSQL refuses to start while the number it wrote down last time belongs to anybody. Where that is not a PostgreSQL, and
 * none of its processes works in the folder any more, the note is taken away; in any other doubt it stays.
 */
export async function forgetDeadPostmaster(directory: string): Promise<void> {
  if (!LINUX) return
  const written = await readPidFile(directory)
  if (!written || !isAlive(written.pid) || isPostmaster(written.pid)) return
  if (!isWorkedIn(realpathSync(join(directory, 'data')))) await rm(pidFile(directory), { force: true })
}

/** Every process of PostgreSQL works in its data folder. */
function isWorkedIn(folder: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder
      } catch {
        // It ended meanwhile, or belongs to somebody else and so is none of ours.
        return false
      }
    })
}
