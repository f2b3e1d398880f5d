import type { Services } from '#/server/platform/services.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'

export type DocumentsDeps = Pick<Services, 'database' | 'clock'> & { readonly documentRenderer: DocumentRenderer }
