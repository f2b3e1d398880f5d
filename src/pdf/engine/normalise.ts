import { withMemory } from './pdfium.ts'
import type { OpenDocument } from './open-document.ts'

/**
 * Writes the document anew: a rebuilt table of objects, no encryption. Costs about eight times the file's size in memory,
 * so it is for files of some megabytes that are broken or locked.
 */
export function normalise(document: OpenDocument): Uint8Array {
  const { engine, handle } = document
  if (document.encrypted) engine.EPDF_RemoveEncryption(handle)
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
