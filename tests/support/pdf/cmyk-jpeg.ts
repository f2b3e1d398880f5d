import sharp from 'sharp'
import { cmykTiff } from '#/workers/pdf/cmyk-tiff.ts'

/** A square photograph in CMYK as picture programs write it: the inks the other way round. */
export function cmykJpeg(side: number, pixels: Uint8Array, progressive = false): Promise<Buffer> {
  return sharp(cmykTiff(pixels, side, side))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 92, progressive })
    .toBuffer()
}
