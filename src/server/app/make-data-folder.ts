import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the folder that all data goes to. Throws what the disk says when nothing can be written there. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.W_OK)
  } catch (error) {
    // Of a disk that takes nothing `mkdir` says only that the folder is not there.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await refusalOf(dirname(path))
    throw error
  }
}

/** The nearest folder above that is there says why nothing can be made in it. */
async function refusalOf(path: string): Promise<void> {
  const above = dirname(path)
  await access(path, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || above === path) throw error
    return refusalOf(above)
  })
}
