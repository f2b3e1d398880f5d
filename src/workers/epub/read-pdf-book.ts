import { MOST_MANUSCRIPT_CHARACTERS, MOST_MANUSCRIPT_PAGES } from '#/domain/epub/epub-refusal.ts'
import { reflow, type Reflowed, type SourcePage } from '#/epub/reflow/reflow.ts'
import { linesOfTable, tablesOfPage } from '#/epub/reflow/tables-of-page.ts'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import { looksLikePdf } from '#/pdf/engine/byte-source.ts'
import { type OpenDocument, openDocument, OpenError } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { readOutline } from '#/pdf/text/read-outline.ts'
import { readTextPage } from '#/pdf/text/read-text-page.ts'
import { ManuscriptRefused } from './epub-job.ts'

export interface PdfPages {
  readonly pages: readonly SourcePage[]
  /** Those that hold something but hardly a letter. */
  readonly withoutText: readonly number[]
  readonly isScan: boolean
}

/** A page number and a stamp are no text. */
const FEW_LETTERS = 12
const SCAN_FROM = 0.6

export function openManuscript(engine: Pdfium, source: ByteSource): OpenDocument {
  if (!looksLikePdf(source)) throw new ManuscriptRefused('not-the-kind')
  try {
    const document = openDocument(engine, source)
    if (document.pageCount > 0 && document.pageCount <= MOST_MANUSCRIPT_PAGES) return document
    document.close()
    throw new ManuscriptRefused(document.pageCount > 0 ? 'too-long' : 'empty')
  } catch (error) {
    if (!(error instanceof OpenError)) throw error
    throw new ManuscriptRefused(error.problem === 'password' ? 'locked' : 'damaged')
  }
}

/** Page by page, so that only lines are kept and never a book's letters. */
export function readPages(document: OpenDocument): PdfPages {
  const pages: SourcePage[] = []
  const withoutText: number[] = []
  let letters = 0
  let drawn = 0
  for (let index = 0; index < document.pageCount; index++) {
    const page = readTextPage(document, index)
    if (!page) continue
    const { lines, tables } = tablesOfPage(page)
    const here = [...lines, ...tables.flatMap(linesOfTable)].reduce((sum, { text }) => sum + text.length, 0)
    letters += here
    if (page.drawn) drawn += 1
    if (page.drawn && here < FEW_LETTERS) withoutText.push(page.number)
    const { number, width, height, pictures } = page
    pages.push({ number, width, height, pictures, tables, lines })
    if (letters > MOST_MANUSCRIPT_CHARACTERS) throw new ManuscriptRefused('too-long')
  }
  if (drawn === 0) throw new ManuscriptRefused('empty')
  return { pages, withoutText, isScan: withoutText.length >= SCAN_FROM * drawn }
}

export const reflowPdf = (document: OpenDocument, { pages }: PdfPages): Reflowed => reflow(pages, readOutline(document))
