import { PDFDict, PDFName, type PDFContext } from '@cantoo/pdf-lib'

const PIECE_INFO = PDFName.of('PieceInfo')
/** The format keeps a place on each page for what a program wants to remember of it. */
const OURS = PDFName.of('JikjiBlank')

/** Marks a blank page as the shop's own, so that nobody is asked whether its content was lost. */
export function markAddedBlank(context: PDFContext, page: PDFDict): void {
  page.set(PIECE_INFO, context.obj({ JikjiBlank: { Private: true } }))
}

export function isAddedBlank(page: PDFDict): boolean {
  const info = page.get(PIECE_INFO)
  return info instanceof PDFDict && info.has(OURS)
}
