import { afterNight, isQuiet } from '#/domain/messages/send-time.ts'
import type { TestShop } from './test-shop.ts'

/** At night a text message that can wait does: a test that reads one begins at the next morning, whenever it runs. */
export function byDay({ clock }: Pick<TestShop, 'clock'>): void {
  const now = clock.now()
  if (isQuiet(now)) clock.set(new Date(afterNight(now).getTime() + 60_000))
}
