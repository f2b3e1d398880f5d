import type { Services } from '#/server/platform/services.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import type { PaperPainter } from './paper-pictures.ts'

export type DocumentsDeps = Pick<Services, 'database' | 'clock' | 'log'> & {
  readonly documentRenderer: DocumentRenderer
  readonly jobPainter: PaperPainter
}
