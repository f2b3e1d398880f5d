import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { readFacts } from '#/pdf/facts/read-facts.ts'
import { nodeInflate, threadTime } from './node-tools.ts'

export const readFileFacts = (engine: Pdfium, source: ByteSource): Promise<PdfFacts> =>
  readFacts(source, { engine, inflate: nodeInflate, limits: { ...DEFAULT_LIMITS, now: threadTime } })
