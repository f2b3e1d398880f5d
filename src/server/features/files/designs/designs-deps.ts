import type { Services } from '#/server/platform/services.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface DesignsDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> {
  readonly storage: Storage
  readonly pressMaker: PressMaker
}
