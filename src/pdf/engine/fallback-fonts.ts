import type { Pdfium } from './pdfium.ts'

/** Font files for text whose font is not in the PDF; read when first needed, because most files need none. */
export interface FallbackFonts {
  regular(): Uint8Array
  bold(): Uint8Array
}

const HANGUL_CHARSET = 129
const BOLD_FROM = 600
/** struct FPDF_SYSFONTINFO { int version; eight callbacks } on a 32-bit machine. */
const FONT_INFO_BYTES = 36

/**
 * Lets PDFium draw Korean text whose font is not embedded; without it such text is simply missing. What it draws is a
 * stand-in: preflight still refuses the file, the picture only shows what the customer meant.
 */
export function installFallbackFonts(engine: Pdfium, fonts: FallbackFonts): void {
  const { pdfium } = engine
  const handles = new Map<number, Uint8Array>()
  let next = 1

  const mapFont = (_self = 0, weight = 0, _italic = 0, charset = 0, _pitch = 0, face = 0) => {
    if (charset !== HANGUL_CHARSET && !hasHighByte(pdfium.HEAPU8, face)) return 0
    handles.set(next, weight >= BOLD_FROM ? fonts.bold() : fonts.regular())
    return next++
  }
  const getFontData = (_self = 0, handle = 0, table = 0, buffer = 0, size = 0) => {
    const font = handles.get(handle)
    const data = font && (table === 0 ? font : fontTable(font, table >>> 0))
    if (!data) return 0
    if (buffer && size >= data.length) pdfium.HEAPU8.set(data, buffer)
    return data.length
  }
  const callbacks: readonly [(...args: number[]) => number | void, string][] = [
    [() => undefined, 'vi'],
    [() => undefined, 'vii'],
    [mapFont, 'iiiiiiii'],
    [() => 0, 'iii'],
    [getFontData, 'iiiiii'],
    [() => 0, 'iiiii'],
    [() => HANGUL_CHARSET, 'iii'],
    [(_self = 0, handle = 0) => void handles.delete(handle), 'vii'],
  ]
  const info = pdfium.wasmExports.malloc(FONT_INFO_BYTES)
  pdfium.setValue(info, 1, 'i32')
  callbacks.forEach(([callback, signature], index) => {
    pdfium.setValue(info + 4 + index * 4, pdfium.addFunction(callback, signature), 'i32')
  })
  engine.FPDF_SetSystemFontInfo(info)
}

/** Korean programs write the face name in EUC-KR or UTF-8; a Latin face name has no high byte. */
function hasHighByte(heap: Uint8Array, pointer: number): boolean {
  for (let at = pointer; heap[at]; at++) if ((heap[at] ?? 0) > 127) return true
  return false
}

/** One table of a TrueType file by its four-letter tag read as a number. */
function fontTable(font: Uint8Array, tag: number): Uint8Array | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.length)
  const tables = view.getUint16(4)
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16
    if (view.getUint32(record) !== tag) continue
    const offset = view.getUint32(record + 8)
    return font.subarray(offset, offset + view.getUint32(record + 12))
  }
  return undefined
}
