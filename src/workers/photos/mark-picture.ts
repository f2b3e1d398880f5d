import fs from 'node:fs'
import sharp from 'sharp'
import { outlineOf } from '#/pdf/designs/text-outline.ts'
import type { MadePhoto } from './made-photo.ts'

const FONT = new URL('../../pdf/fonts/Pretendard-Bold.ttf', import.meta.url)
/** Of the page's longer side, between one line of the mark and the next. */
const STEP = 0.21
const SIZE = 0.05

/** The picture with a text across all of it, in outlines of our own type: no font of the machine is asked. */
export async function markPicture(picture: Uint8Array, text: string): Promise<MadePhoto> {
  const source = sharp(picture, { limitInputPixels: 40_000_000, failOn: 'error' })
  const { width, height } = await source.metadata()
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .composite([{ input: Buffer.from(markOver(text, width, height)) }])
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

function markOver(text: string, width: number, height: number): string {
  const { path, length, em } = outlineOf(text, fs.readFileSync(FONT))
  const long = Math.max(width, height)
  const scale = (long * SIZE) / em
  const rows = Array.from({ length: Math.ceil(2 / STEP) }, (_, at) => {
    const y = (at * STEP - 0.5) * long
    const x = ((at % 2) * 0.3 - 0.4) * long
    const again = (length + em) * scale
    return [0, 1, 2, 3]
      .map(
        (column) => `<path transform="translate(${x + column * again} ${y}) scale(${scale} ${-scale})" d="${path}"/>`,
      )
      .join('')
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#0a6b57" fill-opacity="0.2"
    transform="rotate(-24 ${width / 2} ${height / 2})">${rows}</g></svg>`
}
