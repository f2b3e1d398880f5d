import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'jikji-work-'
/** No work on a file takes as long. */
const OLD_MS = 6 * 3_600_000
const LOOK_EVERY_MS = 3_600_000

export interface WorkFolder extends AsyncDisposable {
  readonly path: string
}

/** `await using folder = await workFolder()`: a new one on this machine's disk, gone when the work ends, well or badly. */
export async function workFolder(place = tmpdir()): Promise<WorkFolder> {
  const path = await mkdtemp(join(place, PREFIX))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Removes folders of processes that died at their work: customers' documents would lie there for ever, and a machine that often
 * kills the shop would fill its disk. By age, for other processes that live may share the place.
 */
export async function removeOldWork(now: Date, place = tmpdir()): Promise<void> {
  const names = (await readdir(place)).filter((name) => name.startsWith(PREFIX))
  for (const name of names) {
    const folder = join(place, name)
    const changed = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (now.getTime() - changed > OLD_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** At once and then every hour; what cannot be removed is tried again. */
export function keepRemovingOldWork(log: { warn(about: object, text: string): void }): () => void {
  const look = () =>
    void removeOldWork(new Date()).catch((error: unknown) => log.warn({ err: error }, 'old work could not be removed'))
  look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
