import { hasRight } from '#/domain/members/rights.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'

/** `press:<lineId>` for staff who make and use packages. */
export const pressLiveTopics = (): readonly LiveTopic[] => [
  {
    noun: 'press',
    mayWatch: async (_id, { principal }) => principal.kind === 'staff' && hasRight(principal.rights, 'press-packages'),
  },
]
