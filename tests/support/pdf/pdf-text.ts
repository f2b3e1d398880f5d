import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { type Pdfium, withMemory } from '#/pdf/engine/pdfium.ts'
import { testEngine } from './read-in-node.ts'

interface TextEngine {
  FPDFText_CountChars(text: number): number
  FPDFText_GetText(text: number, start: number, count: number, buffer: number): number
}

/** The words of all pages, as a reader who copies them has them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const engine = (await testEngine()) as Pdfium & TextEngine
  const document = openDocument(engine, bytesSource(bytes))
  try {
    const pages = Array.from({ length: engine.FPDF_GetPageCount(document.handle) }, (_, at) =>
      pageText(engine, document.handle, at),
    )
    return pages.join('\n')
  } finally {
    document.close()
  }
}

function pageText(engine: Pdfium & TextEngine, document: number, at: number): string {
  const page = engine.FPDF_LoadPage(document, at)
  const text = engine.FPDFText_LoadPage(page)
  const count = engine.FPDFText_CountChars(text)
  const size = (count + 1) * 2
  const words = withMemory(engine, size, (buffer) => {
    const written = engine.FPDFText_GetText(text, 0, count, buffer)
    const raw = engine.pdfium.HEAPU8.slice(buffer, buffer + Math.max(0, written - 1) * 2)
    return new TextDecoder('utf-16le').decode(raw)
  })
  engine.FPDFText_ClosePage(text)
  engine.FPDF_ClosePage(page)
  return words
}
