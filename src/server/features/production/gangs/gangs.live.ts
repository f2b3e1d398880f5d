import { hasRight } from '#/domain/members/rights.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'

/** `gang:<gangId>` for whoever works on it. */
export const gangsLiveTopics = (): readonly LiveTopic[] => [
  {
    noun: 'gang',
    mayWatch: async (_id, { principal }) => principal.kind === 'staff' && hasRight(principal.rights, 'production'),
  },
]
