import type { OpenDocument } from './open-document.ts'

export interface PageImage {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha (always opaque). */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

/** How large: the longer or the shorter side in pixels, or pixels per inch. */
export type RenderSize = { readonly width: number } | { readonly longSide: number } | { readonly ppi: number }

const BGRA = 4
const REVERSE_BYTE_ORDER = 0x10
const WHITE = 0xffffffff
/** 64 megapixels are 256 MB of wasm memory; an A1 poster at 200 ppi stays under it. */
const MAX_PIXELS = 64e6
/** Up to this width a page is drawn twice as large and shrunk: PDFium draws every hairline at least one pixel wide, which is
 * too bold on a small picture. Large ones show hairlines right, and twice their size would cost four times the time. */
const SUPERSAMPLE_BELOW = 800

/**
 * Draws one page (0-based) as it will be printed: annotations and form fields are left out, because the press leaves them out.
 * `plain` leaves hairlines as bold as PDFium draws them. Throws when the page cannot be loaded; a wasm abort throws too, and then the worker must go.
 */
export function renderPage(
  document: OpenDocument,
  index: number,
  size: RenderSize,
  { plain = false }: { readonly plain?: boolean } = {},
): PageImage {
  const { engine } = document
  const page = engine.FPDF_LoadPage(document.handle, index)
  if (!page) throw new Error(`page ${index + 1} cannot be loaded`)
  try {
    const widthPt = engine.FPDF_GetPageWidthF(page)
    const heightPt = engine.FPDF_GetPageHeightF(page)
    const scale = limited(scaleFor(size, widthPt, heightPt), widthPt, heightPt)
    const width = Math.max(1, Math.round(widthPt * scale))
    const height = Math.max(1, Math.round(heightPt * scale))
    if (plain || width > SUPERSAMPLE_BELOW) return draw(document, page, width, height)
    return halve(draw(document, page, width * 2, height * 2))
  } finally {
    engine.FPDF_ClosePage(page)
  }
}

function scaleFor(size: RenderSize, widthPt: number, heightPt: number): number {
  if ('ppi' in size) return size.ppi / 72
  if ('width' in size) return size.width / Math.max(widthPt, 1)
  return size.longSide / Math.max(widthPt, heightPt, 1)
}

function limited(scale: number, widthPt: number, heightPt: number): number {
  const pixels = widthPt * heightPt * scale * scale
  return pixels > MAX_PIXELS ? scale * Math.sqrt(MAX_PIXELS / pixels) : scale
}

function draw({ engine }: OpenDocument, page: number, width: number, height: number): PageImage {
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0)
  if (!bitmap) throw new Error(`no memory for a page of ${width}×${height} pixels`)
  try {
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, REVERSE_BYTE_ORDER)
    const stride = engine.FPDFBitmap_GetStride(bitmap)
    const start = engine.FPDFBitmap_GetBuffer(bitmap)
    const rgba = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) {
      const row = start + y * stride
      rgba.set(engine.pdfium.HEAPU8.subarray(row, row + width * 4), y * width * 4)
    }
    return { width, height, rgba }
  } finally {
    engine.FPDFBitmap_Destroy(bitmap)
  }
}

/** Averages two by two pixels. */
function halve(image: PageImage): PageImage {
  const width = image.width >> 1
  const height = image.height >> 1
  const byte = (at: number) => image.rgba[at] ?? 0
  const rgba = new Uint8ClampedArray(width * height * 4)
  const stride = image.width * 4
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = y * 2 * stride; x < width; x++, at += 8) {
      for (let c = 0; c < 4; c++, to++) {
        rgba[to] = (byte(at + c) + byte(at + 4 + c) + byte(at + stride + c) + byte(at + stride + 4 + c) + 2) >> 2
      }
    }
  }
  return { width, height, rgba }
}
