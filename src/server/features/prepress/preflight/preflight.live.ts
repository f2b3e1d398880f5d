import { fileSeenBy } from '#/server/features/files/files/files.public.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'
import type { PreflightDeps } from './preflight-deps.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `file:<id>`: a report of this file is there. */
export function preflightLiveTopics(deps: Pick<PreflightDeps, 'database'>): readonly LiveTopic[] {
  return [
    {
      noun: 'file',
      async mayWatch(id, watcher) {
        if (!UUID.test(id)) return false
        return fileSeenBy(deps.database.db, watcher, id).then(
          () => true,
          () => false,
        )
      },
    },
  ]
}
