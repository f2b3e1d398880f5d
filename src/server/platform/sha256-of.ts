import { createHash } from 'node:crypto'

/** The hash, in hex, of a content of any size, read piece by piece. */
export async function sha256Of(content: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece as Buffer)
  return hash.digest('hex')
}
