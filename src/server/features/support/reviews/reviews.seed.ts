import { DAY_MS } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { EXAMPLE_REVIEWS } from './example-reviews.data.ts'
import { hasExamples, insertReviews } from './reviews.repo.ts'

/** For a demo, which says that nothing in it is real; shown as examples and never counted. */
export async function seedExampleReviews(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  if (await hasExamples(tx)) return
  const now = clock.now()
  await insertReviews(
    tx,
    // older than the shop, so that every real one stands before them
    EXAMPLE_REVIEWS.map((review, at) => ({
      ...review,
      id: ids.uuid(),
      writer: '예시',
      example: true,
      writtenAt: new Date(now.getTime() - (at + 1) * DAY_MS),
    })),
  )
}
