import { open, readFile, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MS = 60_000

/** One process at a time starts or stops the server of a data directory. A lock left by a dead process is taken over. */
export async function withStartLock<T>(path: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  await acquire(path, signal)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function acquire(path: string, signal?: AbortSignal): Promise<void> {
  const giveUp = Date.now() + WAIT_MS
  for (;;) {
    signal?.throwIfAborted()
    try {
      const file = await open(path, 'wx', 0o600)
      await file.writeFile(String(process.pid))
      await file.close()
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (Date.now() > giveUp) throw new Error(`${path} is held for over ${WAIT_MS} ms`)
    if (await isStale(path)) await rm(path, { force: true })
    else await sleep(50)
  }
}

async function isStale(path: string): Promise<boolean> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''))
  // An empty file is one that its owner is just writing.
  return pid > 0 && !isAlive(pid)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
