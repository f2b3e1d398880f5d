/**
 * A file that can be read at any place without holding it whole. Synchronous, because PDFium asks from inside wasm: Node
 * reads from a descriptor, a browser worker from a Blob.
 */
export interface ByteSource {
  readonly size: number
  /** Fills `target` from `offset`; answers the number of bytes read, less than asked only at the end. */
  read(target: Uint8Array, offset: number): number
}

export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read(target, offset) {
      const part = bytes.subarray(offset, offset + target.length)
      target.set(part)
      return part.length
    },
  }
}

export function readAll(source: ByteSource): Uint8Array {
  const bytes = new Uint8Array(source.size)
  const length = source.read(bytes, 0)
  return length === bytes.length ? bytes : bytes.subarray(0, length)
}

/** Readers allow junk before the header; beyond the first kilobyte it is no PDF. */
export function looksLikePdf(source: ByteSource): boolean {
  const head = new Uint8Array(Math.min(1024, source.size))
  const length = source.read(head, 0)
  return new TextDecoder('latin1').decode(head.subarray(0, length)).includes('%PDF-')
}
