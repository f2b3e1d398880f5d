import { DAY_MS } from '#/lib/seoul-time.ts'
import type { MessagesDeps } from './deliver-message.ts'
import * as repo from './messages.repo.ts'

const AT_ONCE = 50
/** Carriers try for a day or two; after that nothing more is heard. */
const WAIT_MS = 3 * DAY_MS

/** Asks what became of the messages that the vendor took. */
export async function followMessages({ database, clock, messenger }: MessagesDeps): Promise<void> {
  for (const { id, reference, createdAt } of await repo.inTheAir(database.db, AT_ONCE)) {
    const news = await messenger.follow(reference ?? '')
    const now = clock.now()
    if (news.kind === 'delivered') {
      await repo.settle(database.db, id, 'accepted', { state: 'delivered', settledAt: now })
    } else if (news.kind === 'refused') {
      const failure = { state: 'failed', failureCode: news.code, failure: news.reason, settledAt: now } as const
      await repo.settle(database.db, id, 'accepted', failure)
    } else if (now.getTime() - createdAt.getTime() > WAIT_MS) {
      const failure = { state: 'failed', failureCode: 'NO_NEWS', failure: '사흘 동안 결과가 오지 않았습니다.' } as const
      await repo.settle(database.db, id, 'accepted', { ...failure, settledAt: now })
    } else {
      await repo.markLooked(database.db, id, now)
    }
  }
}
