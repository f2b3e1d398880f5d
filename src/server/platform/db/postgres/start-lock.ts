import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MS = 60_000
/** Locks of earlier versions could be left empty when the disk was full. */
const EMPTY_MS = 5_000

/**
 * One process at a time starts or stops the server of a data directory. A lock left by a dead process is taken over. Without
 * room for a lock the work is done all the same: a running server can then be taken up or stopped, and none can be started.
 */
export async function withStartLock<T>(path: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const held = await acquire(path, signal)
  try {
    return await work()
  } finally {
    if (held) await rm(path, { force: true })
  }
}

/** False when the disk is full. The file is there with its owner's name at once, or not at all. */
async function acquire(path: string, signal?: AbortSignal): Promise<boolean> {
  const giveUp = Date.now() + WAIT_MS
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, await nameOf(process.pid), { mode: 0o600 })
    for (;;) {
      signal?.throwIfAborted()
      if (await isLinked(draft, path)) return true
      if (Date.now() > giveUp) throw new Error(`${path} is held for over ${WAIT_MS} ms`)
      if (!(await removeStale(path))) await sleep(50)
    }
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function isLinked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** True when there was a lock of a dead process and it is gone. */
async function removeStale(path: string): Promise<boolean> {
  const name = await readFile(path, 'utf8').catch(() => null)
  if (name === null || !(await isStale(path, name))) return false
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
    // Somebody else may have removed the same lock and taken a fresh one meanwhile: it is given back.
    if ((await readFile(aside, 'utf8')) !== name) await link(aside, path)
    return true
  } catch {
    return false
  } finally {
    await rm(aside, { force: true })
  }
}

async function isStale(path: string, name: string): Promise<boolean> {
  if (name === '') {
    const written = await stat(path).catch(() => null)
    return written !== null && Date.now() - written.mtimeMs > EMPTY_MS
  }
  const pid = Number(name.split(' ')[0])
  return !isAlive(pid) || (name.includes(' ') && name !== (await nameOf(pid)))
}

/** A process by its number and the tick it began at: in a container every start has the same number. */
async function nameOf(pid: number): Promise<string> {
  const about = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const began = about.slice(about.lastIndexOf(')') + 2).split(' ')[19]
  return began === undefined ? String(pid) : `${pid} ${began} ${boot.trim()}`
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
