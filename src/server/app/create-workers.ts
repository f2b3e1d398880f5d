import { ThreadDocumentRenderer } from '#/server/adapters/document-renderer/thread-renderer.ts'
import { processEpubMaker } from '#/server/adapters/epub/process-epub-maker.ts'
import { processPdfReader } from '#/server/adapters/pdf/process-pdf-reader.ts'
import { processPressMaker } from '#/server/adapters/pdf/process-press-maker.ts'
import { ProcessPhotoScaler } from '#/server/adapters/photo-scaler/process-photo-scaler.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import type { EpubMaker } from '#/server/ports/epub-maker.ts'
import type { PdfReader } from '#/server/ports/pdf.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'

/** What works on files beside the server, each in processes or a thread of its own that start when first wanted. */
export interface Workers {
  readonly documentRenderer: DocumentRenderer
  readonly photoScaler: PhotoScaler
  readonly pdf: PdfReader
  readonly pressMaker: PressMaker
  readonly epubMaker: EpubMaker
}

export const createWorkers = (): Workers => ({
  documentRenderer: new ThreadDocumentRenderer(),
  photoScaler: new ProcessPhotoScaler(),
  pdf: processPdfReader(),
  pressMaker: processPressMaker(),
  epubMaker: processEpubMaker(),
})

export async function closeWorkers({ pdf, pressMaker, epubMaker, documentRenderer }: Workers): Promise<void> {
  for (const worker of [pdf, pressMaker, epubMaker, documentRenderer]) await worker.close()
}
