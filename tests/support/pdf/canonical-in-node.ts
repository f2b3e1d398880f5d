import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { type Canonical, canonicalise } from '#/pdf/canonical/canonicalise.ts'
import { testEngine } from './read-in-node.ts'

export const canonicalIn = async (bytes: Uint8Array): Promise<Canonical> =>
  canonicalise(bytesSource(bytes), await testEngine())

/** What is read, drawn and imposed of the file; null when it is refused. */
export async function canonicalBytes(bytes: Uint8Array): Promise<Uint8Array | null> {
  const made = await canonicalIn(bytes)
  if (made.kind === 'refused') return null
  return made.kind === 'same' ? bytes : made.bytes
}
