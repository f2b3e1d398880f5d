import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { PAGE_NAME } from '#/domain/drawing/page-name.ts'
import type { MadePhoto } from './made-photo.ts'

/** What the process is sent: one JPEG within a square, WebP in each of the widths, a PNG of a logo or stamp, one of the shop's own drawing, the same with pages in it, or a page to mark. */
export type PhotoOrder =
  | { readonly path: string; readonly widths: readonly number[] | null }
  | { readonly sign: Uint8Array }
  | { readonly paint: string }
  | { readonly wear: string; readonly pages: readonly Uint8Array[] }
  | { readonly mark: Uint8Array; readonly text: string }

/** Answer for the one photo that the process was started for; null where it cannot be made. */
export type PhotoAnswer = readonly MadePhoto[] | null

const MOST_SIDE = 1600
/** A telephone takes 50 million; a bomb unpacks to more. */
const MOST_PIXELS = 80_000_000
const MOST_BYTES = 1_048_576
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']
const QUALITIES = [82, 68, 50] as const

/** Of a picture that unpacks to no more than anybody photographs; null for anything else. */
async function openPicture(path: string): Promise<Sharp | null> {
  const source = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
  const { format } = await source.metadata()
  return FORMATS.includes(format) ? source : null
}

/** Turned as it was held, scaled, painted on white and written anew: nothing of the original's own data goes along. */
async function withinSquare(source: Sharp): Promise<MadePhoto | null> {
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

/** Turned, scaled and written anew with what is see-through; a small picture comes in its own width only. */
async function inWidths(source: Sharp, widths: readonly number[]): Promise<readonly MadePhoto[]> {
  const { autoOrient } = await source.metadata()
  const wanted = [...new Set(widths.map((width) => Math.min(width, autoOrient.width)))].toSorted((a, b) => b - a)
  const made: MadePhoto[] = []
  for (const width of wanted) {
    const { data, info } = await source
      .clone()
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    made.push({ content: data, width: info.width, height: info.height })
  }
  return made
}

const MOST_SIGN = { width: 960, height: 480 }

/** A logo or a stamp as a PNG that keeps what is clear; a drawing is painted at the size of papers. */
async function sign(content: Uint8Array): Promise<MadePhoto | null> {
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

const FONTS = ['Pretendard-Regular.ttf', 'Pretendard-Bold.ttf'].map((name) =>
  fileURLToPath(new URL(`../../pdf/fonts/${name}`, import.meta.url)),
)

/** What the shop drew, with words in the shop's own type: setting a word in a font file makes it known to what paints drawings. */
async function paint(svg: string): Promise<MadePhoto> {
  for (const fontfile of FONTS)
    // oxlint-disable-next-line no-await-in-loop -- the list of known fonts is one
    await sharp({ text: { text: '가', font: 'Pretendard', fontfile } }).toBuffer()
  const { data, info } = await sharp(new TextEncoder().encode(svg), { limitInputPixels: 4_000_000 })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** Drawn pages come as WebP or PNG; what paints drawings reads no WebP. */
async function wear(svg: string, pages: readonly Uint8Array[]): Promise<MadePhoto> {
  const pictures = await Promise.all(
    pages.map((page) => sharp(page, { limitInputPixels: 4_000_000, failOn: 'error' }).png().toBuffer()),
  )
  const whole = svg.replaceAll(
    PAGE_NAME,
    (_, at: string) => `data:image/png;base64,${pictures[Number(at)]?.toString('base64') ?? ''}`,
  )
  const { data, info } = await sharp(new TextEncoder().encode(whole), { limitInputPixels: 4_000_000 })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

async function make(order: PhotoOrder): Promise<PhotoAnswer> {
  if ('sign' in order) return alone(await sign(order.sign))
  if ('paint' in order) return [await paint(order.paint)]
  if ('wear' in order) return [await wear(order.wear, order.pages)]
  if ('mark' in order) {
    // Only who marks needs a typeface.
    const { markPicture } = await import('./mark-picture.ts')
    return alone(await markPicture(order.mark, order.text))
  }
  const { path, widths } = order
  const source = await openPicture(path)
  if (!source) return null
  if (widths) return inWidths(source, widths)
  return alone(await withinSquare(source))
}

const alone = (photo: MadePhoto | null): PhotoAnswer => photo && [photo]

/** An SVG of a few hundred bytes can be painted into gigabytes; a photograph needs some hundred megabytes. */
const MOST_RSS = 1024 ** 3
const MOST_CPU_MS = Number(process.env['PHOTO_CPU_MS'])
const WATCH_EVERY_MS = 20

/** An ordinary end would wait until the painting is done. */
const stop = () => process.kill(process.pid, 'SIGKILL')

function isTooMuch(): boolean {
  const { user, system } = process.cpuUsage()
  return process.memoryUsage.rss() > MOST_RSS || (user + system) / 1000 > MOST_CPU_MS
}

const watch = setInterval(() => {
  if (!isTooMuch()) return
  clearInterval(watch)
  // Said before the end: a process that only dies may have been killed by a machine without memory.
  process.send?.(null, stop)
}, WATCH_EVERY_MS)
process.on('disconnect', stop)
process.once('message', async (order: PhotoOrder) => {
  const answer = await make(order).catch(() => null)
  // Between two looks at the clock a small picture is done; the limit holds for it too.
  process.send?.(isTooMuch() ? null : answer)
})
