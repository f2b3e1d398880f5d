import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { writeInto } from './growing-content.ts'

export interface PartPlace {
  readonly number: number
  readonly bytes: number
  readonly sha256: string
}

/**
 * Streams one part to its place in the growing file, with constant memory. Only when size and hash are right and the bytes
 * are on the disk does its marker appear; a broken one leaves no marker and is simply sent again. NOT_FOUND: the upload was
 * completed meanwhile, or given up.
 */
export async function receivePart(folder: string, part: PartPlace, body: Readable): Promise<void> {
  try {
    await receiveInto(folder, part, body)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AppError('NOT_FOUND')
    throw error
  }
}

async function receiveInto(folder: string, part: PartPlace, body: Readable): Promise<void> {
  const { partBytes } = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')) as { partBytes: number }
  await writeInto(folder, async (content) => {
    const hash = createHash('sha256')
    let at = (part.number - 1) * partBytes
    const end = at + part.bytes
    // Whoever stops reading must not tear the connection down: its answer says why.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (at + chunk.length > end) throw new AppError('PAYLOAD_TOO_LARGE')
      hash.update(chunk)
      await content.write(chunk, 0, chunk.length, at)
      at += chunk.length
    }
    if (at !== end || hash.digest('hex') !== part.sha256) {
      throw new AppError('INVALID_INPUT', '파일 조각이 올라오는 동안 손상되었습니다. 이 조각만 다시 올려 주세요.')
    }
    await content.datasync()
  })
  const marker = join(folder, 'parts', String(part.number))
  await writeFile(`${marker}.new`, String(part.bytes), { flush: true })
  await rename(`${marker}.new`, marker)
}
