import { concatBytes } from '#/pdf/objects/decode-stream.ts'

export interface Insertion {
  readonly at: number
  /** Plain ASCII, with the space it needs on both sides. */
  readonly text: string
}

/** A content stream with words put between its operations. */
export function insertInto(content: Uint8Array, insertions: readonly Insertion[]): Uint8Array {
  const pieces: Uint8Array[] = []
  let at = 0
  for (const insertion of insertions.toSorted((a, b) => a.at - b.at)) {
    pieces.push(content.subarray(at, insertion.at), new TextEncoder().encode(insertion.text))
    at = insertion.at
  }
  pieces.push(content.subarray(at))
  return concatBytes(
    pieces,
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  )
}
