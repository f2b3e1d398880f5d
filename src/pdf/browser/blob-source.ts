import type { ByteSource } from '#/pdf/engine/byte-source.ts'

/** Small reads are answered from a block of this size, because each read of a Blob goes to the disk. */
const BLOCK = 256 * 1024

/** There in every worker; the type library describes only windows. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer }

/** A file of the visitor, read where PDFium asks and never whole. Only inside a worker. */
export function blobSource(blob: Blob): ByteSource {
  const reader = new FileReaderSync()
  const slice = (from: number, to: number) => new Uint8Array(reader.readAsArrayBuffer(blob.slice(from, to)))
  let block = new Uint8Array(0)
  let blockStart = 0
  return {
    size: blob.size,
    read(target, offset) {
      const end = Math.min(offset + target.length, blob.size)
      if (end - offset > BLOCK) {
        target.set(slice(offset, end))
        return end - offset
      }
      if (offset < blockStart || end > blockStart + block.length) {
        blockStart = offset
        block = slice(offset, Math.min(offset + BLOCK, blob.size))
      }
      target.set(block.subarray(offset - blockStart, end - blockStart))
      return end - offset
    },
  }
}
