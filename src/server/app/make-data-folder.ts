import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes the folder that all data goes to. Throws what the disk says when nothing can be written there. That is asked first: on a
 * disk that takes nothing `mkdir` of two folders, one in the other, never ends.
 */
export async function makeDataFolder(path: string): Promise<void> {
  await askNearest(path)
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** The folder itself, or the nearest one above it that is there. */
async function askNearest(path: string): Promise<void> {
  await access(path, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    return askNearest(dirname(path))
  })
}
