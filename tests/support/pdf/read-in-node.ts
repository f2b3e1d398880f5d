import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { Limits } from '#/pdf/content/budget.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { readFacts } from '#/pdf/facts/read-facts.ts'
import { bootNodePdfium, nodeInflate } from '#/workers/pdf/node-tools.ts'

let engine: Promise<Pdfium> | undefined

/** One engine for a test file; a test that kills it belongs to the worker's tests. */
export const testEngine = (): Promise<Pdfium> => (engine ??= bootNodePdfium())

export async function factsIn(bytes: Uint8Array, limits?: Limits): Promise<PdfFacts> {
  return readFacts(bytesSource(bytes), {
    engine: await testEngine(),
    inflate: nodeInflate,
    ...(limits ? { limits } : {}),
  })
}
