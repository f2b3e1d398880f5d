import type { OpenDocument } from './open-document.ts'
import { shrinkPictures, type ShrinkJpeg } from './shrink-pictures.ts'

export interface PageImage {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha (always opaque). */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

/** How large: the longer or the shorter side in pixels, or pixels per inch. */
export type RenderSize = { readonly width: number } | { readonly longSide: number } | { readonly ppi: number }

/** The engine finds no page there: the file's fault, and the other pages may be fine. */
export class PageUnreadable extends Error {
  constructor(page: number) {
    super(`page ${page} cannot be loaded`)
  }
}

const BGRA = 4
const REVERSE_BYTE_ORDER = 0x10
const WHITE = 0xffffffff
/** White of which nothing is there yet. */
const CLEAR = 0x00ffffff
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
  const page = loadPage(document, index)
  try {
    return drawPage(document, page, layOut(document, page, size, plain), copyOf)
  } finally {
    document.engine.FPDF_ClosePage(page)
  }
}

/** A part of a drawing, in its pixels from the upper left corner. */
export interface Strip extends Size {
  readonly x: number
  readonly y: number
}

/** Draws only these parts of a page, plain, as they lie on the whole one; the rest of the picture is white. */
export function renderStrips(
  document: OpenDocument,
  index: number,
  size: RenderSize,
  stripsOf: (whole: Size) => readonly Strip[],
): PageImage {
  const page = loadPage(document, index)
  try {
    const { width, height } = layOut(document, page, size, true)
    const image = { width, height, rgba: new Uint8ClampedArray(width * height * BGRA).fill(255) }
    for (const strip of stripsOf(image)) draw(document, page, image, (drawn) => putInto(image, strip, drawn), strip)
    return image
  } finally {
    document.engine.FPDF_ClosePage(page)
  }
}

function putInto({ width, rgba }: PageImage, { x, y }: Strip, drawn: Drawn): void {
  for (let row = 0; row < drawn.height; row++) {
    const line = drawn.bytes.subarray(row * drawn.stride, row * drawn.stride + drawn.width * BGRA)
    rgba.set(line, ((y + row) * width + x) * BGRA)
  }
}

interface Shrunk<T> {
  readonly shrink: ShrinkJpeg
  /** Gets the drawing where it lies in the engine's memory, and must copy what it keeps. */
  readonly take: (image: PageImage) => T
}

/** The same, with photographs much larger than they are drawn made smaller first, where that saves time. */
export async function renderShrunk<T>(
  document: OpenDocument,
  index: number,
  size: RenderSize,
  { shrink, take }: Shrunk<T>,
): Promise<T> {
  const page = loadPage(document, index)
  try {
    const plan = layOut(document, page, size, false)
    await shrinkPictures(document, page, plan.scale, shrink)
    return drawPage(document, page, plan, take)
  } finally {
    document.engine.FPDF_ClosePage(page)
  }
}

function loadPage(document: OpenDocument, index: number): number {
  document.forgetPictures()
  const page = document.engine.FPDF_LoadPage(document.handle, index)
  if (!page) throw new PageUnreadable(index + 1)
  return page
}

interface Plan extends Size {
  readonly twice: boolean
  /** Pixels drawn for each point. */
  readonly scale: number
}

function layOut({ engine }: OpenDocument, page: number, size: RenderSize, plain: boolean): Plan {
  const widthPt = engine.FPDF_GetPageWidthF(page)
  const heightPt = engine.FPDF_GetPageHeightF(page)
  const scale = limited(scaleFor(size, widthPt, heightPt), widthPt, heightPt)
  const width = Math.max(1, Math.round(widthPt * scale))
  const height = Math.max(1, Math.round(heightPt * scale))
  const twice = !plain && width <= SUPERSAMPLE_BELOW && mayHoldLines(engine, page)
  return { width, height, twice, scale: twice ? scale * 2 : scale }
}

function drawPage<T>(document: OpenDocument, page: number, plan: Plan, take: (image: PageImage) => T): T {
  const { width, height, twice } = plan
  if (!twice) return draw(document, page, { width, height }, (drawn) => take(inPlace(drawn)))
  return draw(document, page, { width: width * 2, height: height * 2 }, (drawn) => take(halved(drawn)))
}

const TEXT = 1
const IMAGE = 3
/** A page of so many objects is a drawing. */
const LOOKED_AT = 400

/** Letters and photographs are smoothed as they are; only lines come out too bold. */
function mayHoldLines(engine: OpenDocument['engine'], page: number): boolean {
  const count = engine.FPDFPage_CountObjects(page)
  if (count > LOOKED_AT) return true
  for (let index = 0; index < count; index++) {
    const type = engine.FPDFPageObj_GetType(engine.FPDFPage_GetObject(page, index))
    if (type !== TEXT && type !== IMAGE) return true
  }
  return false
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

/** A drawing that still lies in the engine's memory, four bytes a pixel. */
interface Drawn {
  readonly width: number
  readonly height: number
  /** Bytes from one line to the next. */
  readonly stride: number
  readonly bytes: Uint8Array
}

interface Size {
  readonly width: number
  readonly height: number
}

function draw<T>(
  { engine }: OpenDocument,
  page: number,
  whole: Size,
  take: (drawn: Drawn) => T,
  { x, y, width, height }: Strip = { x: 0, y: 0, ...whole },
): T {
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0)
  if (!bitmap) throw new Error(`no memory for a page of ${width}×${height} pixels`)
  try {
    // On paper with no ink yet there is nothing to mix with: a glow or a tint laid over white would take its colour and be gone.
    const mixes = engine.FPDFPage_HasTransparency(page)
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, mixes ? CLEAR : WHITE)
    engine.FPDF_RenderPageBitmap(bitmap, page, -x, -y, whole.width, whole.height, 0, REVERSE_BYTE_ORDER)
    const stride = engine.FPDFBitmap_GetStride(bitmap)
    const start = engine.FPDFBitmap_GetBuffer(bitmap)
    const bytes = engine.pdfium.HEAPU8.subarray(start, start + stride * height)
    if (mixes) layOnPaper(bytes)
    return take({ width, height, stride, bytes })
  } finally {
    engine.FPDFBitmap_Destroy(bitmap)
  }
}

/** In place. */
function layOnPaper(bytes: Uint8Array): void {
  for (let at = 3; at < bytes.length; at += BGRA) {
    const alpha = bytes[at] ?? 255
    if (alpha === 255) continue
    for (let channel = at - 3; channel < at; channel++)
      bytes[channel] = 255 - Math.round(((255 - (bytes[channel] ?? 255)) * alpha) / 255)
    bytes[at] = 255
  }
}

/** Lines of four bytes a pixel lie one behind the other. */
function inPlace({ width, height, bytes }: Drawn): PageImage {
  const rgba = new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, width * height * 4)
  return { width, height, rgba }
}

export const copyOf = ({ width, height, rgba }: PageImage): PageImage => ({ width, height, rgba: rgba.slice() })

const LOW = 0x00ff00ff
const HALF = 0x00020002

/** Averages two by two pixels, two channels of each at a time. */
function halved(drawn: Drawn): PageImage {
  const width = drawn.width >> 1
  const height = drawn.height >> 1
  const line = drawn.stride >> 2
  const from = new Uint32Array(drawn.bytes.buffer, drawn.bytes.byteOffset, line * drawn.height)
  const to = new Uint32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    let above = y * 2 * line
    for (let x = 0; x < width; x++, above += 2, at++) {
      const below = above + line
      const a = from[above] ?? 0
      const b = from[above + 1] ?? 0
      const c = from[below] ?? 0
      const d = from[below + 1] ?? 0
      const even = ((a & LOW) + (b & LOW) + (c & LOW) + (d & LOW) + HALF) >>> 2
      const odd = (((a >>> 8) & LOW) + ((b >>> 8) & LOW) + ((c >>> 8) & LOW) + ((d >>> 8) & LOW) + HALF) >>> 2
      to[at] = (even & LOW) | ((odd & LOW) << 8)
    }
  }
  return { width, height, rgba: new Uint8ClampedArray(to.buffer) }
}
