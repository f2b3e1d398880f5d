import type { Services } from '#/server/platform/services.ts'
import type { PdfReader } from '#/server/ports/pdf.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface PressDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs' | 'log'> {
  readonly storage: Storage
  readonly pdf: PdfReader
  readonly pressMaker: PressMaker
}

export const pressTopic = (lineId: string): string => `press:${lineId}`
