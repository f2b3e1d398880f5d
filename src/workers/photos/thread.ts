import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'

/** Answer for the one photo that the thread was started for; null where it cannot be made. */
export type PhotoAnswer = { readonly content: Uint8Array; readonly width: number; readonly height: number } | null

const MOST_SIDE = 1600
/** A telephone takes 50 million; a bomb unpacks to more. */
const MOST_PIXELS = 80_000_000
const MOST_BYTES = 1_048_576
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']
const QUALITIES = [82, 68, 50] as const

/** Turned as it was held, scaled, painted on white and written anew: nothing of the original's own data goes along. */
async function scale(path: string): Promise<PhotoAnswer> {
  const source = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
  const { format } = await source.metadata()
  if (!FORMATS.includes(format)) return null
  for (const quality of QUALITIES) {
    const { data, info } = await source
      .clone()
      .autoOrient()
      .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= MOST_BYTES) return { content: data, width: info.width, height: info.height }
  }
  return null
}

const MOST_SIGN = { width: 960, height: 480 }

/** A logo or a stamp as a PNG that keeps what is clear; a drawing is painted at the size of papers. */
async function sign(content: Uint8Array): Promise<PhotoAnswer> {
  const source = sharp(content, { limitInputPixels: 16_000_000, failOn: 'error', density: 300 })
  const { format } = await source.metadata()
  if (format !== 'png' && format !== 'svg') return null
  const { data, info } = await source
    .resize(MOST_SIGN.width, MOST_SIGN.height, { fit: 'inside', withoutEnlargement: format === 'png' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return data.length <= MOST_BYTES ? { content: data, width: info.width, height: info.height } : null
}

const task = workerData as { readonly path: string } | { readonly sign: Uint8Array }
const answer = 'path' in task ? scale(task.path) : sign(task.sign)
parentPort?.postMessage(await answer.catch(() => null))
