import sharp from 'sharp'
import { conditionNamed } from '#/domain/preflight/press-condition.ts'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import { drawInksBy } from '#/pdf/engine/ink-table.ts'
import { openDocument, type OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { copyOf, type PageImage, PageUnreadable, renderShrunk } from '#/pdf/engine/render-page.ts'
import { indexedPng } from './indexed-png.ts'
import { proofOf, proofOn } from './proof-of.ts'
import type { PdfResults, RenderedPicture, RenderJob } from './protocol.ts'
import { shrinkJpeg } from './shrink-jpeg.ts'

// One picture at a time is made here, on one of few cores, and never the same one twice.
sharp.concurrency(1)
sharp.cache(false)

/** Packing as WebP takes longer than drawing, so little effort goes into it. A thumbnail is looked at small, a proof closely. */
const THUMBNAIL = { quality: 75, effort: 1 }
const PROOF = { quality: 82, effort: 0 }
const CLOSELY_FROM = 800

export async function renderPages(engine: Pdfium, source: ByteSource, job: RenderJob): Promise<PdfResults['render']> {
  const document = openDocument(engine, source)
  const condition = job.press === null ? null : conditionNamed(job.press)
  drawInksBy(engine, condition ? proofOn(condition) : proofOf(document))
  const pictures: RenderedPicture[] = []
  // A page is packed as WebP on another thread while the next one is drawn; never more than one waits, or memory would grow.
  let packing: Promise<unknown> = Promise.resolve()
  try {
    for (const page of job.pages) {
      if (page < 1 || page > document.pageCount) continue
      // oxlint-disable-next-line no-await-in-loop -- one at a time on purpose
      const drawing = await draw(document, page, job.longSide)
      if (!drawing) continue
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await packing
      packing = pack(drawing).then((packed) => pictures.push({ page, ...packed }))
    }
    await packing
  } finally {
    document.close()
    drawInksBy(engine, null)
  }
  return pictures
}

/** A page packed already, or one still to be packed. */
type Drawing = Omit<RenderedPicture, 'page'> | PageImage

/** A page that cannot be drawn is left out. */
async function draw(document: OpenDocument, page: number, longSide: number): Promise<Drawing | null> {
  try {
    return await renderShrunk(document, page - 1, { longSide }, { shrink: shrinkJpeg, take: packAtOnce })
  } catch (error) {
    if (error instanceof PageUnreadable) return null
    throw error
  }
}

function packAtOnce(image: PageImage): Drawing {
  const bytes = indexedPng(image)
  return bytes ? { width: image.width, height: image.height, type: 'image/png', bytes } : copyOf(image)
}

async function pack(drawing: Drawing): Promise<Omit<RenderedPicture, 'page'>> {
  if ('bytes' in drawing) return drawing
  const { rgba, width, height } = drawing
  const raw = { raw: { width, height, channels: 4 as const } }
  const bytes = await sharp(new Uint8Array(rgba.buffer), raw)
    .removeAlpha()
    .webp(Math.max(width, height) < CLOSELY_FROM ? THUMBNAIL : PROOF)
    .toBuffer()
  return { width, height, type: 'image/webp', bytes }
}
