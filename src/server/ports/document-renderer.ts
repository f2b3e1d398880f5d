import type { BusinessDocument } from '#/domain/documents/business-document.ts'

/** Draws a business document as an A4 PDF with the Korean typeface embedded, outside the server's event loop. */
export interface DocumentRenderer {
  print(document: BusinessDocument): Promise<Uint8Array>
  close(): Promise<void>
}
