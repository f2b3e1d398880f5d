import type { BusinessPaper } from '#/domain/papers/business-paper.ts'

/** Draws a business paper as an A4 PDF with the Korean typeface embedded, outside the server's event loop. */
export interface PaperPrinter {
  print(paper: BusinessPaper): Promise<Uint8Array>
  close(): Promise<void>
}
