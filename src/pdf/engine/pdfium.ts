import { init } from '@embedpdf/pdfium'

type Pointer = number

/** The part of PDFium that the shop uses; pointers and handles are numbers into the wasm heap. */
export interface Pdfium {
  readonly pdfium: {
    readonly HEAPU8: Uint8Array
    readonly wasmExports: { malloc(size: number): Pointer; free(pointer: Pointer): void }
    addFunction(callback: (...args: number[]) => number | void, signature: string): Pointer
    removeFunction(pointer: Pointer): void
    setValue(pointer: Pointer, value: number, type: 'i32' | 'float'): void
    getValue(pointer: Pointer, type: 'i32' | 'float' | 'double'): number
  }
  PDFiumExt_Init(): void
  FPDF_SetSystemFontInfo(info: Pointer): void
  FPDF_LoadCustomDocument(access: Pointer, password: string): number
  FPDF_GetLastError(): number
  FPDF_CloseDocument(document: number): void
  FPDF_GetPageCount(document: number): number
  FPDF_GetMetaText(document: number, tag: string, buffer: Pointer, size: number): number
  FPDF_GetFileVersion(document: number, version: Pointer): boolean
  FPDF_DocumentHasValidCrossReferenceTable(document: number): boolean
  EPDF_IsEncrypted(document: number): boolean
  EPDF_RemoveEncryption(document: number): boolean
  FPDF_LoadPage(document: number, index: number): number
  FPDF_ClosePage(page: number): void
  FPDF_GetPageWidthF(page: number): number
  FPDF_GetPageHeightF(page: number): number
  FPDFPage_GetRotation(page: number): number
  FPDFPage_HasTransparency(page: number): boolean
  FPDFPage_CountObjects(page: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetMatrix(object: number, matrix: Pointer): boolean
  FPDFImageObj_GetImageDataRaw(object: number, buffer: Pointer, size: number): number
  FPDFImageObj_GetImageMetadata(object: number, page: number, metadata: Pointer): boolean
  FPDFImageObj_GetIccProfileDataDecoded(
    object: number,
    page: number,
    buffer: Pointer,
    size: number,
    length: Pointer,
  ): boolean
  FPDFImageObj_SetBitmap(pages: Pointer, count: number, object: number, bitmap: number): boolean
  FPDFPageObj_GetBounds(object: number, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): boolean
  FPDFFormObj_CountObjects(form: number): number
  FPDFFormObj_GetObject(form: number, index: number): number
  FPDFText_LoadPage(page: number): number
  FPDFText_CountChars(text: number): number
  FPDFText_GetUnicode(text: number, index: number): number
  FPDFText_IsGenerated(text: number, index: number): number
  FPDFText_GetTextObject(text: number, index: number): number
  FPDFText_GetFontSize(text: number, index: number): number
  FPDFText_GetFontWeight(text: number, index: number): number
  FPDFText_GetFontInfo(text: number, index: number, buffer: Pointer, size: number, flags: Pointer): number
  FPDFText_GetMatrix(text: number, index: number, matrix: Pointer): boolean
  FPDFText_GetCharOrigin(text: number, index: number, x: Pointer, y: Pointer): boolean
  FPDFText_GetLooseCharBox(text: number, index: number, box: Pointer): boolean
  FPDFBookmark_GetFirstChild(document: number, bookmark: number): number
  FPDFBookmark_GetNextSibling(document: number, bookmark: number): number
  FPDFBookmark_GetTitle(bookmark: number, buffer: Pointer, size: number): number
  FPDFBookmark_GetDest(document: number, bookmark: number): number
  FPDFDest_GetDestPageIndex(document: number, destination: number): number
  FPDFText_ClosePage(text: number): void
  FPDFTextObj_GetText(object: number, text: number, buffer: Pointer, size: number): number
  FPDFTextObj_GetFont(object: number): number
  FPDFFont_GetGlyphWidth(font: number, character: number, size: number, width: Pointer): boolean
  FPDFFont_GetGlyphPath(font: number, character: number, size: number): number
  FPDFGlyphPath_CountGlyphSegments(path: number): number
  FPDFGlyphPath_GetGlyphPathSegment(path: number, index: number): number
  FPDFPath_CountSegments(path: number): number
  FPDFPath_GetPathSegment(path: number, index: number): number
  FPDFPathSegment_GetPoint(segment: number, x: Pointer, y: Pointer): boolean
  FPDFPathSegment_GetType(segment: number): number
  FPDFPathSegment_GetClose(segment: number): boolean
  FPDFPage_Flatten(page: number, usage: number): number
  FPDFPage_GetMediaBox(page: number, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): boolean
  FPDFPage_GetCropBox(page: number, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): boolean
  FPDFPage_GetBleedBox(page: number, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): boolean
  FPDFPage_GetTrimBox(page: number, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): boolean
  FPDFPage_GetArtBox(page: number, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): boolean
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: Pointer, stride: number): number
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, argb: number): boolean
  FPDFBitmap_GetStride(bitmap: number): number
  FPDFBitmap_GetBuffer(bitmap: number): Pointer
  FPDFBitmap_Destroy(bitmap: number): void
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
  FPDF_CreateNewDocument(): number
  FPDF_ImportPages(target: number, source: number, pages: string, at: number): boolean
  PDFiumExt_OpenFileWriter(): number
  PDFiumExt_SaveAsCopy(document: number, writer: number): number
  PDFiumExt_GetFileWriterSize(writer: number): number
  PDFiumExt_GetFileWriterData(writer: number, buffer: Pointer, size: number): number
  PDFiumExt_CloseFileWriter(writer: number): void
}

/** Starts one PDFium, about 100 ms. After an abort inside wasm it is dead for good: throw the whole worker away. */
export async function bootPdfium(wasm: ArrayBuffer | Uint8Array): Promise<Pdfium> {
  const engine = (await init({ wasmBinary: wasm as ArrayBuffer })) as unknown as Pdfium
  engine.PDFiumExt_Init()
  return engine
}

/** Runs `use` with `size` bytes of wasm memory and gives them back. */
export function withMemory<T>(engine: Pdfium, size: number, use: (pointer: Pointer) => T): T {
  const { malloc, free } = engine.pdfium.wasmExports
  const pointer = malloc(size)
  if (!pointer) throw new Error(`PDFium has no memory for ${size} bytes`)
  try {
    return use(pointer)
  } finally {
    free(pointer)
  }
}
