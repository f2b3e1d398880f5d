import type { LiveTopic } from '#/server/platform/live/live-topic.ts'
import type { Services } from '#/server/platform/services.ts'
import { readOrderByNumber } from './orders.repo.ts'

/** `order:<number>` for its owner and staff. */
export function ordersLiveTopics({ database }: Pick<Services, 'database'>): readonly LiveTopic[] {
  return [
    {
      noun: 'order',
      mayWatch: async (number, { principal }) => {
        if (principal.kind === 'staff') return true
        if (principal.kind !== 'member') return false
        return (await readOrderByNumber(database.db, number))?.memberId === principal.memberId
      },
    },
  ]
}
