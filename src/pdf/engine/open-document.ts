import type { FileProblem } from '#/domain/preflight/pdf-facts.ts'
import type { ByteSource } from './byte-source.ts'
import type { Pdfium } from './pdfium.ts'

/** Where in the file something lies. */
export interface FilePart {
  readonly offset: number
  readonly length: number
}

/** An open document; close it, or its wasm memory is lost until the worker is recycled. */
export interface OpenDocument {
  readonly engine: Pdfium
  readonly source: ByteSource
  readonly handle: number
  readonly pageCount: number
  readonly version: string
  readonly encrypted: boolean
  /** False when PDFium had to rebuild the table of objects, that is, when the file is damaged. */
  readonly validStructure: boolean
  /** The parts that PDFium has read at one go so far, small ones left out: how to find what it does not tell the place of. */
  readonly largeReads: readonly FilePart[]
  /**
   * PDFium keeps every picture it has read until the document is closed: once that is a lot, closes it and opens it again, with a
   * new `handle`. No page may be open. A damaged file is kept, because opening it means reading all of it.
   */
  forgetPictures(): void
  close(): void
}

export class OpenError extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(`PDFium cannot open the file: ${problem}`)
    this.problem = problem
  }
}

const PASSWORD_ERROR = 4
const LARGE = 32 * 1024
/** Opening again costs milliseconds, a few hundred of the largest files. */
const MOST_KEPT = 32 * 2 ** 20
/** struct FPDF_FILEACCESS { unsigned long length; callback; void* } on a 32-bit machine. */
const FILE_ACCESS_BYTES = 12

/**
 * Opens through PDFium's own reading callback, so that only the bytes it needs are ever in memory: half a gigabyte opens in
 * 70 MB. Throws `OpenError`.
 */
export function openDocument(engine: Pdfium, source: ByteSource, password = ''): OpenDocument {
  const { pdfium } = engine
  const access = pdfium.wasmExports.malloc(FILE_ACCESS_BYTES)
  const largeReads: FilePart[] = []
  let kept = 0
  const readBlock = pdfium.addFunction((_param, position = 0, buffer = 0, size = 0) => {
    if (size >= LARGE) {
      largeReads.push({ offset: position >>> 0, length: size })
      kept += size
    }
    const target = pdfium.HEAPU8.subarray(buffer >>> 0, (buffer >>> 0) + size)
    return source.read(target, position >>> 0) === size ? 1 : 0
  }, 'iiiii')
  const release = () => {
    pdfium.removeFunction(readBlock)
    pdfium.wasmExports.free(access)
  }
  pdfium.setValue(access, source.size, 'i32')
  pdfium.setValue(access + 4, readBlock, 'i32')
  pdfium.setValue(access + 8, 0, 'i32')
  const load = () => engine.FPDF_LoadCustomDocument(access, password)
  let handle = load()
  if (!handle) {
    const code = engine.FPDF_GetLastError()
    release()
    throw new OpenError(code === PASSWORD_ERROR ? 'password' : 'damaged')
  }
  const validStructure = engine.FPDF_DocumentHasValidCrossReferenceTable(handle)
  return {
    engine,
    source,
    get handle() {
      return handle
    },
    pageCount: engine.FPDF_GetPageCount(handle),
    version: fileVersion(engine, handle),
    encrypted: engine.EPDF_IsEncrypted(handle),
    validStructure,
    largeReads,
    forgetPictures() {
      if (kept < MOST_KEPT || !validStructure) return
      engine.FPDF_CloseDocument(handle)
      kept = 0
      largeReads.length = 0
      handle = load()
      if (!handle) throw new OpenError('damaged')
    },
    close() {
      engine.FPDF_CloseDocument(handle)
      release()
    },
  }
}

function fileVersion(engine: Pdfium, handle: number): string {
  const pointer = engine.pdfium.wasmExports.malloc(4)
  const known = engine.FPDF_GetFileVersion(handle, pointer)
  const version = known ? engine.pdfium.getValue(pointer, 'i32') : 0
  engine.pdfium.wasmExports.free(pointer)
  return version ? `${Math.floor(version / 10)}.${version % 10}` : ''
}
