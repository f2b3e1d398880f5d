import type { Services } from '#/server/platform/services.ts'
import type { EpubMaker } from '#/server/ports/epub-maker.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface EbooksDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs' | 'log'> {
  readonly storage: Storage
  readonly epubMaker: EpubMaker
  readonly photoScaler: PhotoScaler
}
