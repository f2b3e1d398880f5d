import { access, constants, mkdir, readdir, readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#/contract/errors.ts'

const MB = 1024 ** 2

/** Left free when an upload starts: for the database, and for proofs that are being made. */
const RESERVE_BYTES = 1024 * MB
/** Never written into by files, whatever was promised: the database's own. */
const DATABASE_BYTES = 512 * MB
/** An upload that has not written for this long holds no room any more; its next part asks again. */
const IDLE_MS = 10 * 60_000
/** As the file system counts what a file really takes. */
const BLOCK_BYTES = 512

export type FreeBytes = () => Promise<number>

export const freeBytesOf =
  (root: string): FreeBytes =>
  async () => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    const disk = await statfs(root)
    return disk.bavail * disk.bsize
  }

/** NO_ROOM unless a file of `bytes` fits whole beside what the others hold, and the reserve is still there. */
export async function refuseWithoutRoom(uploads: string, freeBytes: FreeBytes, bytes: number): Promise<void> {
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  let held = 0
  for (const folder of await readdir(uploads)) held += await heldBy(join(uploads, folder))
  if ((await freeBytes()) - held - bytes < RESERVE_BYTES) throw new AppError('NO_ROOM')
}

export const hasRoom = async (freeBytes: FreeBytes): Promise<boolean> => (await freeBytes()) > RESERVE_BYTES

/** A disk that became read-only has as much room as before. */
export const isWritable = (root: string): Promise<boolean> =>
  access(root, constants.W_OK).then(
    () => true,
    () => false,
  )

export async function refuseBelowReserve(freeBytes: FreeBytes, bytes: number): Promise<void> {
  if ((await freeBytes()) - bytes < DATABASE_BYTES) throw new AppError('NO_ROOM')
}

/** As much again as it has filled, or its rest: what is only announced holds nothing, or strangers could take all room by words. */
async function heldBy(folder: string): Promise<number> {
  try {
    const content = await stat(join(folder, 'content'))
    if (Date.now() - content.mtimeMs > IDLE_MS) return 0
    const { bytes } = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')) as { bytes: number }
    const filled = content.blocks * BLOCK_BYTES
    return Math.min(filled, Math.max(0, bytes - filled))
  } catch {
    return 0
  }
}
