import { concatBytes } from '#/pdf/objects/decode-stream.ts'

export interface Insertion {
  readonly at: number
  /** Plain ASCII, with the space it needs on both sides. */
  readonly text: string
}

/** A content stream with words put between its operations; they come in the order of their places. */
export function insertInto(content: Uint8Array, insertions: readonly Insertion[]): Uint8Array {
  const pieces: Uint8Array[] = []
  let at = 0
  for (const insertion of insertions) {
    pieces.push(content.subarray(at, insertion.at), new TextEncoder().encode(insertion.text))
    at = insertion.at
  }
  pieces.push(content.subarray(at))
  return concatBytes(pieces)
}
