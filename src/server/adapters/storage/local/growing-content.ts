import { randomUUID } from 'node:crypto'
import { constants, copyFile, type FileHandle, link, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WRITER = 'writer-'

/**
 * Lets one part be written into the growing content of an upload. As long as it is, a note lies beside the markers of the
 * parts. ENOENT when the content was taken away.
 */
export async function writeInto(folder: string, work: (content: FileHandle) => Promise<void>): Promise<void> {
  const note = join(folder, 'parts', `${WRITER}${randomUUID()}`)
  await writeFile(note, '')
  try {
    const content = await open(join(folder, 'content'), 'r+')
    await work(content).finally(() => content.close())
  } finally {
    await rm(note, { force: true })
  }
}

/**
 * Makes the content the object, once and for all. Nobody can open it any more; who opened it before has left a note, and could
 * go on writing into what was told ready: then the object is a copy, which they do not reach. Harmless when it was done before.
 */
export async function takeContent(folder: string, object: string): Promise<void> {
  const taken = join(folder, 'taken')
  // An earlier try was cut short after this, or another is at it now.
  await rename(join(folder, 'content'), taken).catch(unlessCode('ENOENT'))
  const written = (await readdir(join(folder, 'parts'))).some((name) => name.startsWith(WRITER))
  const copy = `${object}.${randomUUID()}`
  try {
    if (written) await copyDurably(taken, copy)
    // Whoever comes second must not put another content in the place of the first.
    await link(written ? copy : taken, object).catch(unlessCode('EEXIST'))
  } finally {
    await rm(copy, { force: true })
  }
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const handle = await open(to, 'r+')
  await handle.datasync().finally(() => handle.close())
}

const unlessCode =
  (expected: string) =>
  (error: NodeJS.ErrnoException): void => {
    if (error.code !== expected) throw error
  }
