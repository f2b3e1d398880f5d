import fs from 'node:fs'
import { canonicalise } from '#/pdf/canonical/canonicalise.ts'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import type { PdfResults } from './protocol.ts'

export async function makeCanonical(
  engine: Pdfium,
  source: ByteSource,
  target: string,
): Promise<PdfResults['canonical']> {
  const made = await canonicalise(source, engine)
  if (made.kind === 'refused') return made.problem
  if (made.kind === 'written') fs.writeFileSync(target, made.bytes)
  return made.kind
}
