import { afterNight, isQuiet } from '#/domain/messages/send-time.ts'
import type { TestShop } from './test-shop.ts'

/** What a test that begins by day may take of it. */
const HOURS_OF_A_TEST = 3

/** At night a text message that can wait does: a test that reads one begins by day and ends by day, whenever it runs. */
export function byDay({ clock }: Pick<TestShop, 'clock'>): void {
  const now = clock.now()
  const until = new Date(now.getTime() + HOURS_OF_A_TEST * 3_600_000)
  if (isQuiet(now) || isQuiet(until)) clock.set(new Date(afterNight(isQuiet(now) ? now : until).getTime() + 60_000))
}
