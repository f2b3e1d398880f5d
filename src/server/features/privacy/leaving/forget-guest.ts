import { daysBefore } from '#/lib/seoul-time.ts'
import { eraseMember, holdBelongings } from '#/server/features/privacy/retention/retention.public.ts'
import { endSuspension, guestsNotSeenSince, lockMember } from '#/server/features/people/members/members.public.ts'
import { withOrders } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'

/** So long a cart of somebody who never ordered waits for its guest. */
const UNFINISHED_DAYS = 30
const SUSPENDED_DAYS = 365

/** A guest whose orders were taken into an account: nothing of the person stays in the row. */
export const eraseTaken = (tx: Tx, { guestId, at }: { readonly guestId: string; readonly at: Date }): Promise<void> =>
  eraseMember(tx, guestId, at)

/**
 * Every night: guests who have not come back for a month and have no order that the law wants kept. Their orders keep what the
 * law names for five years and are forgotten like everybody's.
 */
export const guestJobs = ({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly JobHandler[] => [
  onJob(jobType('guests.forget', 3), () => forgetGuests(database, clock.now()), '40 17 * * *'),
]

async function forgetGuests(database: Services['database'], now: Date): Promise<void> {
  const before = daysBefore(now, UNFINISHED_DAYS)
  let some = await guestsNotSeenSince(database.db, before, null)
  while (some.length > 0) {
    const ids = some.map(({ id }) => id)
    const kept = await withOrders(database.db, ids)
    for (const id of ids) if (!kept.has(id)) await database.transaction((tx) => forgetGuest(tx, id, now, before))
    some = await guestsNotSeenSince(database.db, before, ids.at(-1) ?? null)
  }
}

async function forgetGuest(tx: Tx, id: string, now: Date, before: Date): Promise<void> {
  const guest = await lockMember(tx, id)
  // Whoever came back meanwhile stays.
  if (!guest?.lastLoginAt || guest.lastLoginAt >= before) return
  // A suspension lasts a year: what it keeps out is known by the phone in this row.
  if (guest.suspendedAt && guest.suspendedAt > daysBefore(now, SUSPENDED_DAYS)) return
  await holdBelongings(tx, id)
  await endSuspension(tx, id)
  await eraseMember(tx, id, now)
}
