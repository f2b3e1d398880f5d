import type { OpenDocument } from './open-document.ts'
import { packedJpeg, type PackedJpeg } from './packed-jpeg.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

export interface SmallPicture {
  readonly width: number
  readonly height: number
  /** Three bytes a pixel: red, green, blue. */
  readonly rgb: Uint8Array
}

/**
 * Unpacks a JPEG at a fraction of its size, in the machine's own code, which skips most of the work. null for one that is
 * damaged or not what the file says of it: PDFium knows what to do with those.
 */
export type ShrinkJpeg = (jpeg: PackedJpeg, fraction: Fraction) => Promise<SmallPicture | null>

/** JPEG is made of blocks of eight by eight pixels, each of which can be unpacked as four, two or one across. */
export type Fraction = 2 | 4 | 8

const IMAGE = 3
const BGR = 2
/** PDFium unpacks smaller ones in a few milliseconds. */
const WORTH_IT = 500_000
/** On a page of so many objects looking for pictures takes longer than it saves. */
const LOOKED_AT = 400

/** Puts small pictures in the place of large JPEG ones, for as long as the document is open. `scale` is pixels for each point. */
export async function shrinkPictures(
  document: OpenDocument,
  page: number,
  scale: number,
  shrink: ShrinkJpeg,
): Promise<void> {
  const { engine } = document
  const count = engine.FPDFPage_CountObjects(page)
  if (count > LOOKED_AT) return
  for (let index = 0; index < count; index++) {
    const object = engine.FPDFPage_GetObject(page, index)
    if (engine.FPDFPageObj_GetType(object) !== IMAGE) continue
    const { width, height } = drawnSize(engine, object, scale)
    const jpeg = packedJpeg(document, page, object)
    if (!jpeg || jpeg.width * jpeg.height < WORTH_IT) continue
    const fraction = fractionFor(Math.min(jpeg.width / width, jpeg.height / height))
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    const small = fraction && (await shrink(jpeg, fraction))
    if (small) replace(engine, object, small)
  }
}

/** Never smaller than it is drawn. */
function fractionFor(times: number): Fraction | null {
  if (times >= 8) return 8
  if (times >= 4) return 4
  return times >= 2 ? 2 : null
}

/** Pixels the object's unit square comes to, whatever way it is turned. */
function drawnSize(engine: Pdfium, object: number, scale: number) {
  return withMemory(engine, 24, (pointer) => {
    const known = engine.FPDFPageObj_GetMatrix(object, pointer)
    const [a = 0, b = 0, c = 0, d = 0] = [0, 4, 8, 12].map((at) => engine.pdfium.getValue(pointer + at, 'float'))
    if (!known) return { width: Infinity, height: Infinity }
    return { width: Math.hypot(a, b) * scale, height: Math.hypot(c, d) * scale }
  })
}

function replace(engine: Pdfium, object: number, { width, height, rgb }: SmallPicture): void {
  const stride = width * 3
  withMemory(engine, stride * height, (pointer) => {
    const heap = engine.pdfium.HEAPU8
    for (let at = 0; at < stride * height; at += 3) {
      heap[pointer + at] = rgb[at + 2] ?? 0
      heap[pointer + at + 1] = rgb[at + 1] ?? 0
      heap[pointer + at + 2] = rgb[at] ?? 0
    }
    const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGR, pointer, stride)
    if (!bitmap) return
    engine.FPDFImageObj_SetBitmap(0, 0, object, bitmap)
    engine.FPDFBitmap_Destroy(bitmap)
  })
}
