import { type FixedPage, fixedEpub, type PlacedWords } from '#/epub/write/fixed-epub.ts'
import type { Cover } from '#/epub/write/cover.ts'
import type { SourcePage } from '#/epub/reflow/reflow.ts'
import { linesOfTable } from '#/epub/reflow/tables-of-page.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { readOutline } from '#/pdf/text/read-outline.ts'
import { PageUnreadable, renderPage } from '#/pdf/engine/render-page.ts'
import { type EpubJob, ManuscriptRefused } from './epub-job.ts'
import { packDrawing } from './pack-picture.ts'
import type { PdfPages } from './read-pdf-book.ts'

/** For reading: a tablet's page. */
const LONG_SIDE = 1_600
/** The archive is put together in memory. */
const MOST_BYTES = 160 * 2 ** 20

/** Every page as a picture with its words over it, unseen, for search and for those who listen. */
export async function fixedFromPdf(
  document: OpenDocument,
  { pages }: PdfPages,
  { metadata }: EpubJob,
  cover: Cover,
): Promise<Uint8Array> {
  const drawn: FixedPage[] = []
  let bytes = 0
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that only one is unpacked
    const picture = await drawPage(document, page.number)
    if (!picture) continue
    bytes += picture.bytes.length
    if (bytes > MOST_BYTES) throw new ManuscriptRefused('too-heavy')
    drawn.push({ ...picture, number: page.number, width: page.width, height: page.height, words: wordsOf(page) })
  }
  if (drawn.length === 0) throw new ManuscriptRefused('damaged')
  return fixedEpub(drawn, readOutline(document), metadata, cover)
}

async function drawPage(document: OpenDocument, number: number) {
  try {
    return await packDrawing(renderPage(document, number - 1, { longSide: LONG_SIDE }, { plain: true }))
  } catch (error) {
    if (error instanceof PageUnreadable) return null
    throw error
  }
}

const wordsOf = ({ lines, tables }: SourcePage): readonly PlacedWords[] =>
  [...lines, ...tables.flatMap(linesOfTable)]
    .toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)
    .map(({ text, left, top, right, size }) => ({ text, left, top, width: right - left, size }))
