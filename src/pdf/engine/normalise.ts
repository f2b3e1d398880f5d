import { withMemory, type Pdfium } from './pdfium.ts'
import type { OpenDocument } from './open-document.ts'

/**
 * Writes the document anew: a rebuilt table of objects, no encryption. Costs about eight times the file's size in memory,
 * so it is for files of some megabytes that are broken or locked.
 */
export function normalise({ engine, handle, encrypted }: OpenDocument): Uint8Array {
  if (encrypted) engine.EPDF_RemoveEncryption(handle)
  return saved(engine, handle)
}

/**
 * A new document of the pages as PDFium counts them, for a page tree that nobody else can follow. What belongs to no page
 * (layers, output intent, form fields) stays behind. Costs as much as `normalise`.
 */
export function pagesAlone({ engine, handle, pageCount }: OpenDocument): Uint8Array {
  const target = engine.FPDF_CreateNewDocument()
  try {
    engine.FPDF_ImportPages(target, handle, `1-${pageCount}`, 0)
    return saved(engine, target)
  } finally {
    engine.FPDF_CloseDocument(target)
  }
}

function saved(engine: Pdfium, handle: number): Uint8Array {
  const writer = engine.PDFiumExt_OpenFileWriter()
  try {
    engine.PDFiumExt_SaveAsCopy(handle, writer)
    const size = engine.PDFiumExt_GetFileWriterSize(writer)
    return withMemory(engine, size, (pointer) => {
      engine.PDFiumExt_GetFileWriterData(writer, pointer, size)
      return engine.pdfium.HEAPU8.slice(pointer, pointer + size)
    })
  } finally {
    engine.PDFiumExt_CloseFileWriter(writer)
  }
}
