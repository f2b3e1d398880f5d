import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface InquiriesDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'> {
  readonly storage: Storage
}

/** What a use case inside a transaction needs. */
export type InquiryWork = Pick<InquiriesDeps, 'clock' | 'ids' | 'live' | 'jobs'>
