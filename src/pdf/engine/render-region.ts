import type { OpenDocument } from './open-document.ts'
import type { PageImage } from './render-page.ts'

/** A part of a page in points from its upper left corner as it is looked at. */
interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const BGRA = 4
const REVERSE_BYTE_ORDER = 0x10
const WHITE = 0xffffffff

/** Draws a part of a page (0-based) with so many pixels an inch, and no longer than `longSide`; null where there is no such page. */
export function renderRegion(
  { engine, handle }: OpenDocument,
  index: number,
  region: Region,
  { ppi, longSide }: { readonly ppi: number; readonly longSide: number },
): PageImage | null {
  const page = engine.FPDF_LoadPage(handle, index)
  if (!page) return null
  const [across, down] = [region.right - region.left, region.bottom - region.top]
  const scale = Math.min(ppi / 72, longSide / Math.max(across, down, 1))
  const [width, height] = [across, down].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0)
  try {
    if (!bitmap) return null
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const whole = [engine.FPDF_GetPageWidthF(page), engine.FPDF_GetPageHeightF(page)].map((side) =>
      Math.round(side * scale),
    )
    const [wholeWidth = width, wholeHeight = height] = whole
    const [x, y] = [Math.round(-region.left * scale), Math.round(-region.top * scale)]
    engine.FPDF_RenderPageBitmap(bitmap, page, x, y, wholeWidth, wholeHeight, 0, REVERSE_BYTE_ORDER)
    const stride = engine.FPDFBitmap_GetStride(bitmap)
    const start = engine.FPDFBitmap_GetBuffer(bitmap)
    const drawn = engine.pdfium.HEAPU8.slice(start, start + stride * height)
    return { width, height, rgba: new Uint8ClampedArray(drawn.buffer, 0, width * height * BGRA) }
  } finally {
    if (bitmap) engine.FPDFBitmap_Destroy(bitmap)
    engine.FPDF_ClosePage(page)
  }
}
