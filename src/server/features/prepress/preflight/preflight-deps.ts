import type { Services } from '#/server/platform/services.ts'
import type { PdfReader } from '#/server/ports/pdf.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface PreflightDeps extends Pick<Services, 'database' | 'jobs' | 'live' | 'clock' | 'ids' | 'log'> {
  readonly storage: Storage
  readonly pdf: PdfReader
}

/** A completely uploaded PDF. */
export interface CheckedFile {
  readonly id: string
  readonly sha256: string
  readonly storageKey: string
}

export const PDF = 'application/pdf'
export const fileTopic = (fileId: string): string => `file:${fileId}`
