import sharp from 'sharp'
import type { ShrinkJpeg } from '#/pdf/engine/shrink-pictures.ts'

/** Through libjpeg, with the processor's own instructions. */
export const shrinkJpeg: ShrinkJpeg = async (jpeg, fraction) => {
  try {
    const picture = sharp(jpeg.read(), { ignoreIcc: true })
    const { format, channels, width, height } = await picture.metadata()
    if (format !== 'jpeg' || channels !== jpeg.channels || width !== jpeg.width || height !== jpeg.height) return null
    // Rounded down, or it would be unpacked at twice the size first.
    const size = {
      width: Math.max(1, Math.floor(width / fraction)),
      height: Math.max(1, Math.floor(height / fraction)),
    }
    const { data, info } = await picture
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 3 ? { ...size, rgb: data } : null
  } catch {
    return null
  }
}
