import { hasRight } from '#/domain/members/rights.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { readInquiryRow } from './inquiries.repo.ts'
import { isOwn } from './own-inquiry.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isDesk = (principal: Principal): boolean => principal.kind === 'staff' && hasRight(principal.rights, 'inquiries')

/** `inquiry:<id>` for its customer and the desk, `inbox:all` for the desk. */
export const inquiriesLiveTopics = ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): readonly LiveTopic[] => [
  {
    noun: 'inquiry',
    mayWatch: async (id, watcher) => {
      const row = UUID.test(id) ? await readInquiryRow(database.db, id) : null
      if (!row) return false
      return isDesk(watcher.principal) || isOwn(database.db, row, watcher, clock.now())
    },
  },
  { noun: 'inbox', mayWatch: async (id, { principal }) => id === 'all' && isDesk(principal) },
]
