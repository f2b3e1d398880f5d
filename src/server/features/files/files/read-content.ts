import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { FILE_TYPES, type FileType, SNIFF_BYTES, sniffType } from '#/domain/files/file-types.ts'

export interface ContentFacts {
  readonly bytes: number
  readonly sha256: string
  /** Of each stretch of `partBytes`, the last one shorter. */
  readonly partHashes: readonly string[]
  readonly type: FileType | null
}

/** Reads a content once, with constant memory: size, hash of the whole and of each part, and type. */
export async function readContent(content: Readable, partBytes: number): Promise<ContentFacts> {
  const whole = createHash('sha256')
  const partHashes: string[] = []
  const head: Buffer[] = []
  let part: Hash | null = null
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    whole.update(chunk)
    if (bytes < SNIFF_BYTES) head.push(chunk.subarray(0, SNIFF_BYTES))
    for (let at = 0; at < chunk.length;) {
      const room = partBytes - (bytes % partBytes)
      const piece = chunk.subarray(at, at + room)
      part ??= createHash('sha256')
      part.update(piece)
      at += piece.length
      bytes += piece.length
      if (bytes % partBytes === 0) {
        partHashes.push(part.digest('hex'))
        part = null
      }
    }
  }
  if (part) partHashes.push(part.digest('hex'))
  return { bytes, sha256: whole.digest('hex'), partHashes, type: sniffType(Buffer.concat(head)) }
}

export const mimeOf = (type: FileType): string => FILE_TYPES[type].mime
