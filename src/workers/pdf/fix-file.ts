import fs from 'node:fs'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { fixPdf } from '#/pdf/fix/fix-pdf.ts'
import { FixRefused } from '#/pdf/fix/fix-refused.ts'
import { nodeInkTools } from './ink-tools.ts'
import { nodeInflate, threadTime } from './node-tools.ts'
import type { PdfJob, PdfResults } from './protocol.ts'

export async function fixFile(
  engine: Pdfium,
  source: ByteSource,
  job: PdfJob & { kind: 'fix' },
): Promise<PdfResults['fix']> {
  try {
    fs.writeFileSync(
      job.target,
      await fixPdf(source, { engine, inflate: nodeInflate, inks: nodeInkTools, now: threadTime }, job.order),
    )
    return { refused: null }
  } catch (error) {
    if (error instanceof FixRefused) return { refused: error.reason }
    throw error
  }
}
