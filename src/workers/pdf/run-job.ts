import fs from 'node:fs'
import sharp from 'sharp'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import { openDocument, type OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { type PageImage, PageUnreadable, renderPage } from '#/pdf/engine/render-page.ts'
import { fixPdf } from '#/pdf/fix/fix-pdf.ts'
import { FixRefused } from '#/pdf/fix/fix-refused.ts'
import { readFacts } from '#/pdf/facts/read-facts.ts'
import { descriptorSource, nodeInflate } from './node-tools.ts'
import type { DesignJob, PackageJob, TemplateJob } from '#/workers/press/package-job.ts'
import type { PdfJob, PdfResult, PdfResults } from './protocol.ts'

// One picture at a time is made here, on one of few cores, and never the same one twice.
sharp.concurrency(1)
sharp.cache(false)

/** Packing takes longer than drawing, so little effort goes into it. A thumbnail is looked at small, a proof closely. */
const THUMBNAIL = { quality: 75, effort: 1 }
const PROOF = { quality: 82, effort: 0 }
const CLOSELY_FROM = 800

/** Does one job on an open engine. Throws what the engine throws when it aborts. */
export async function runJob(
  engine: Pdfium,
  job: Exclude<PdfJob, PackageJob | TemplateJob | DesignJob>,
): Promise<PdfResult> {
  const descriptor = fs.openSync(job.path, 'r')
  try {
    const source = descriptorSource(descriptor)
    if (job.kind === 'facts') return await readFacts(source, { engine, inflate: nodeInflate })
    if (job.kind === 'fix') return await fix(engine, source, job)
    return await renderPages(engine, source, job)
  } finally {
    fs.closeSync(descriptor)
  }
}

async function fix(engine: Pdfium, source: ByteSource, job: PdfJob & { kind: 'fix' }): Promise<PdfResults['fix']> {
  try {
    fs.writeFileSync(job.target, await fixPdf(source, { engine, inflate: nodeInflate }, job.order))
    return { refused: null }
  } catch (error) {
    if (error instanceof FixRefused) return { refused: error.reason }
    throw error
  }
}

async function renderPages(
  engine: Pdfium,
  source: ByteSource,
  job: PdfJob & { kind: 'render' },
): Promise<PdfResults['render']> {
  const document = openDocument(engine, source)
  const pictures: PdfResults['render'][number][] = []
  // A page is packed on another thread while the next one is drawn; never more than one waits, or memory would grow.
  let packing: Promise<unknown> = Promise.resolve()
  try {
    for (const page of job.pages) {
      if (page < 1 || page > document.pageCount) continue
      const image = drawn(document, page, job.longSide)
      if (!image) continue
      const { rgba, width, height } = image
      // oxlint-disable-next-line no-await-in-loop -- one at a time on purpose
      await packing
      packing = pack(rgba, width, height).then((webp) => pictures.push({ page, width, height, webp }))
    }
    await packing
  } finally {
    document.close()
  }
  return pictures
}

/** A page that cannot be drawn is left out. */
function drawn(document: OpenDocument, page: number, longSide: number): PageImage | null {
  try {
    return renderPage(document, page - 1, { longSide })
  } catch (error) {
    if (error instanceof PageUnreadable) return null
    throw error
  }
}

function pack(rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Uint8Array> {
  const raw = { raw: { width, height, channels: 4 as const } }
  return sharp(new Uint8Array(rgba.buffer), raw)
    .removeAlpha()
    .webp(Math.max(width, height) < CLOSELY_FROM ? THUMBNAIL : PROOF)
    .toBuffer()
}
