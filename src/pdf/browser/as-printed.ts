import type { FileProblem } from '#/domain/preflight/pdf-facts.ts'
import { canonicalise } from '#/pdf/canonical/canonicalise.ts'
import { bytesSource, type ByteSource } from '#/pdf/engine/byte-source.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'

/** A phone has room for making the copy of a file of this size. */
const MAX_COPIED = 32 * 2 ** 20

/** What the shop will read and print of the file, so that the customer is told the same before ordering; of a large file itself. */
export async function asPrinted(source: ByteSource, engine: Pdfium): Promise<ByteSource | FileProblem> {
  if (source.size > MAX_COPIED) return source
  const made = await canonicalise(source, engine)
  if (made.kind === 'refused') return made.problem
  return made.kind === 'written' ? bytesSource(made.bytes) : source
}
