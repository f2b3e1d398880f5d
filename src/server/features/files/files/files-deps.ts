import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface FilesDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs' | 'log'> {
  readonly storage: Storage
}
