import type { ContentsEntry, OpenEpub } from '#/epub/read/open-epub.ts'
import type { ReaderPage } from './reader-page.ts'

/** Where a reader is; what a comment is pinned to. */
export interface EpubPlace {
  /** Path of the document inside of the EPUB. */
  readonly path: string
  /** Heading of the contents that it stands under; null before the first. */
  readonly chapter: string | null
  /** Page of the printed book, where the book knows it. */
  readonly page: string | null
  /** Of the whole book, 0 to 1. */
  readonly progress: number
  /** What is marked in the text; empty when nothing is. */
  readonly quote: string
}

export function placeOf(book: OpenEpub, document: number, page: ReaderPage): EpubPlace {
  const path = book.spine[document] ?? ''
  const pages = book.pages.filter((each) => each.path === path)
  const before = book.pages.findLast((each) => book.spine.indexOf(each.path) < document)
  const printed = (book.fixed ? pages[0]?.title : page.printedPage(pages)) ?? before?.title ?? null
  const progress = (document + (page.at + 1) / page.count) / book.spine.length
  return {
    path,
    chapter: headingAt(book, document, page)?.title ?? null,
    page: printed,
    progress,
    quote: page.selected(),
  }
}

/** The last heading that begins before the end of the screen. */
function headingAt(book: OpenEpub, document: number, page: ReaderPage): ContentsEntry | undefined {
  return book.contents.findLast((each) => {
    const order = book.spine.indexOf(each.path)
    return order === document ? each.fragment === null || page.hasBegun(each.fragment) : order >= 0 && order < document
  })
}
