import fs from 'node:fs'
import type { ManuscriptFacts } from '#/domain/epub/manuscript.ts'
import type { Book, BookPicture } from '#/epub/book/book.ts'
import { type Cover, coverOf } from '#/epub/write/cover.ts'
import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import type { PlacedPicture } from '#/epub/reflow/page-pictures.ts'
import type { Reflowed } from '#/epub/reflow/reflow.ts'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { renderRegion } from '#/pdf/engine/render-region.ts'
import { renderPage } from '#/pdf/engine/render-page.ts'
import { descriptorSource } from '#/workers/pdf/node-tools.ts'
import { type EpubJob, ManuscriptRefused } from './epub-job.ts'
import { fixedFromPdf } from './fixed-from-pdf.ts'
import { factsOf } from './manuscript-facts.ts'
import { packDrawing, packPicture } from './pack-picture.ts'
import { openManuscript, type PdfPages, readPages, reflowPdf } from './read-pdf-book.ts'
import { warningsOf } from './warnings.ts'

export interface MadeEpub {
  readonly bytes: Uint8Array
  readonly facts: ManuscriptFacts
  readonly warnings: readonly string[]
}

/** Sharp on a telephone and a tablet. */
const PICTURE = { ppi: 200, longSide: 1_600 }
const COVER_LONG_SIDE = 1_600
/** What pictures may weigh together: the book lies in memory until it is written. */
const MOST_PICTURE_BYTES = 120 * 2 ** 20

export function readPdf(engine: Pdfium, source: ByteSource): ManuscriptFacts {
  const document = openManuscript(engine, source)
  try {
    const pages = readPages(document)
    return factsOfPdf(document, pages, reflowPdf(document, pages))
  } finally {
    document.close()
  }
}

function factsOfPdf(document: OpenDocument, pages: PdfPages, { blocks, notes }: Reflowed): ManuscriptFacts {
  return factsOf(
    { blocks, notes, pictures: [], title: titleOf(document) },
    {
      kind: 'pdf',
      pages: document.pageCount,
      pagesAreEstimated: false,
      isScan: pages.isScan,
      pagesWithoutText: pages.withoutText,
    },
  )
}

const TITLE_BYTES = 1_024

function titleOf({ engine, handle }: OpenDocument): string | null {
  const { malloc, free } = engine.pdfium.wasmExports
  const at = malloc(TITLE_BYTES)
  try {
    const bytes = Math.min(TITLE_BYTES, engine.FPDF_GetMetaText(handle, 'Title', at, TITLE_BYTES))
    const text = new TextDecoder('utf-16le').decode(engine.pdfium.HEAPU8.slice(at, at + Math.max(0, bytes - 2)))
    return text.trim() || null
  } finally {
    free(at)
  }
}

export async function makeFromPdf(engine: Pdfium, job: EpubJob): Promise<MadeEpub> {
  const descriptor = fs.openSync(job.path, 'r')
  try {
    const document = openManuscript(engine, descriptorSource(descriptor))
    try {
      const cover = job.coverPath === null ? await firstPage(document) : await ownCover(job.coverPath)
      return await (job.layout === 'fixed' ? fixed(document, job, cover) : reflowed(document, job, cover))
    } finally {
      document.close()
    }
  } finally {
    fs.closeSync(descriptor)
  }
}

export async function ownCover(path: string): Promise<Cover> {
  const packed = await packPicture(path)
  if (!packed) throw new ManuscriptRefused('bad-cover')
  return coverOf(packed.type, packed.bytes)
}

async function firstPage(document: OpenDocument): Promise<Cover> {
  const { type, bytes } = await packDrawing(renderPage(document, 0, { longSide: COVER_LONG_SIDE }, { plain: true }))
  return coverOf(type, bytes)
}

async function fixed(document: OpenDocument, job: EpubJob, cover: Cover): Promise<MadeEpub> {
  const pages = readPages(document)
  const facts = factsOfPdf(document, pages, reflowPdf(document, pages))
  return { bytes: await fixedFromPdf(document, pages, job, cover), facts, warnings: [] }
}

async function reflowed(document: OpenDocument, job: EpubJob, cover: Cover): Promise<MadeEpub> {
  const pages = readPages(document)
  if (pages.isScan) throw new ManuscriptRefused('scan')
  const text = reflowPdf(document, pages)
  const facts = factsOfPdf(document, pages, text)
  const pictures = await drawPictures(document, text.pictures)
  const book: Book = { blocks: text.blocks, notes: text.notes, pictures, title: facts.title }
  const lost = text.pictures.length - pictures.length
  return { bytes: reflowEpub(book, job.metadata, cover), facts, warnings: warningsOf(facts, { lost }) }
}

async function drawPictures(document: OpenDocument, placed: readonly PlacedPicture[]): Promise<readonly BookPicture[]> {
  const pictures: BookPicture[] = []
  let bytes = 0
  for (const { id, page, box } of placed) {
    document.forgetPictures()
    const drawing = renderRegion(document, page - 1, box, PICTURE)
    if (!drawing) continue
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that only one is unpacked
    const packed = await packDrawing(drawing)
    bytes += packed.bytes.length
    if (bytes > MOST_PICTURE_BYTES) throw new ManuscriptRefused('too-heavy')
    pictures.push({ id, ...packed })
  }
  return pictures
}
