import sharp from 'sharp'
import type { PictureType } from '#/epub/book/book.ts'
import type { PageImage } from '#/pdf/engine/render-page.ts'
import { indexedPng } from '#/workers/pdf/indexed-png.ts'

export interface PackedPicture {
  readonly type: PictureType
  readonly bytes: Uint8Array
}

const JPEG = { quality: 82, progressive: true } as const
/** As many as a photo of a customer may have: a cover that was taken when it was handed in is taken here. */
const MOST_PIXELS = 80_000_000
const LONGEST = 2_000
/** A picture that would have to be made smaller anyway. */
const KEPT_AS_IT_IS_BYTES = 600_000

/** Lines and flat colours as PNG, photographs as JPEG: what every reading system shows. */
export async function packDrawing(image: PageImage): Promise<PackedPicture> {
  const flat = indexedPng(image)
  if (flat) return { type: 'image/png', bytes: flat }
  const { rgba, width, height } = image
  const raw = { raw: { width, height, channels: 4 as const } }
  const bytes = await sharp(new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length), raw)
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer()
  return { type: 'image/jpeg', bytes }
}

/**
 * A picture from a document or an upload, turned as it was held and no larger than a screen; null where it cannot be read or unpacks
 * to more than a picture has. A drawing in SVG is painted: its scripts and addresses end here.
 */
export async function packPicture(content: Uint8Array | string): Promise<PackedPicture | null> {
  try {
    const source = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, width, height, orientation, size, hasAlpha, space } = await source.metadata()
    if (!['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'svg'].includes(format)) return null
    const fits =
      Math.max(width, height) <= LONGEST && (size ?? Infinity) <= KEPT_AS_IT_IS_BYTES && (orientation ?? 1) === 1
    const clean = source
      .autoOrient()
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    if (format === 'png' || format === 'gif' || format === 'svg' || hasAlpha) {
      const whole = fits && format === 'png' && space === 'srgb'
      return {
        type: 'image/png',
        bytes: await clean.png({ compressionLevel: 9, palette: whole && !hasAlpha }).toBuffer(),
      }
    }
    return { type: 'image/jpeg', bytes: await clean.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer() }
  } catch {
    return null
  }
}
