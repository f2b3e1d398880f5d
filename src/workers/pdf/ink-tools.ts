import fs from 'node:fs'
import zlib from 'node:zlib'
import sharp from 'sharp'
import type { InkTools } from '#/pdf/fix/fixers/to-inks.ts'
import { cmykTiff } from './cmyk-tiff.ts'

/** Inks pack far worse than light does: finer than this a book of photographs becomes four times as large, and memory ends. */
const JPEG = { quality: 82, chromaSubsampling: '4:4:4' } as const
const EFFORT = 6
/** The same limit the fixer has. */
const MOST_PIXELS = 60e6

/** Profiles from beside the code, photographs through libjpeg. */
export const nodeInkTools: InkTools = {
  profile: ({ id }) => fs.readFileSync(new URL(`../../pdf/profiles/${id}.icc`, import.meta.url)),
  deflate: (bytes) => zlib.deflateSync(bytes, { level: EFFORT }),
  async unpackJpeg(jpeg) {
    try {
      const picture = sharp(jpeg, { ignoreIcc: true, limitInputPixels: MOST_PIXELS })
      const { format, channels } = await picture.metadata()
      if (format !== 'jpeg' || channels !== 3) return null
      const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
      return info.channels === 3 ? { width: info.width, height: info.height, bytes: data } : null
    } catch {
      return null
    }
  },
  async packJpeg({ channels, bytes }, width, height) {
    if (channels === 4) {
      return sharp(cmykTiff(bytes, width, height), { ignoreIcc: true, limitInputPixels: MOST_PIXELS })
        .pipelineColourspace('cmyk')
        .toColourspace('cmyk')
        .jpeg(JPEG)
        .toBuffer()
    }
    return sharp(bytes, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .jpeg(JPEG)
      .toBuffer()
  },
}
