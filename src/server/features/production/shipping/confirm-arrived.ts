import { AUTO_CONFIRM_DAYS } from '#/domain/orders/auto-confirm.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import { arrivedBefore, type MoveDeps, moveDelivery, SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import type { Services } from '#/server/platform/services.ts'

export type ConfirmDeps = MoveDeps & Pick<Services, 'database' | 'log'>

const PER_SWEEP = 200

/** What arrived a week ago and was not confirmed is confirmed by the shop. Each in a transaction of its own. */
export async function confirmArrived(deps: ConfirmDeps): Promise<void> {
  const { database, clock, log } = deps
  const before = daysBefore(clock.now(), AUTO_CONFIRM_DAYS)
  for (const deliveryId of await arrivedBefore(database.db, before, PER_SWEEP))
    await database
      .transaction((tx) => moveDelivery(tx, deps, { deliveryId, event: 'confirm', by: SYSTEM }))
      // The customer was quicker by a moment.
      .catch((error: unknown) => log.warn({ err: error, deliveryId }, 'not confirmed by the clock'))
}
