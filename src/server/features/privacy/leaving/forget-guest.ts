import { sql } from 'drizzle-orm'
import { daysBefore } from '#/lib/seoul-time.ts'
import { eraseMember, holdBelongings } from '#/server/features/privacy/retention/retention.public.ts'
import { endSuspension, lockMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'

/** So long a cart of somebody who never ordered waits for its guest. */
const UNFINISHED_DAYS = 30
const AT_ONCE = 100

/** A guest whose orders were taken into an account: nothing of the person stays in the row. */
export const eraseTaken = (tx: Tx, { guestId, at }: { readonly guestId: string; readonly at: Date }): Promise<void> =>
  eraseMember(tx, guestId, at)

/**
 * Every night: guests who have not come back for a month and have no order that the law wants kept. Their orders keep what the
 * law names for five years and are forgotten like everybody's.
 */
export function guestJobs({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly JobHandler[] {
  return [
    onJob(
      jobType('guests.forget', 3),
      async () => {
        const before = daysBefore(clock.now(), UNFINISHED_DAYS)
        let some = await dueGuests(database.db, before)
        while (some.length > 0) {
          for (const id of some) await database.transaction((tx) => forgetGuest(tx, id, clock.now(), before))
          some = await dueGuests(database.db, before)
        }
      },
      '40 17 * * *',
    ),
  ]
}

async function forgetGuest(tx: Tx, id: string, now: Date, before: Date): Promise<void> {
  const guest = await lockMember(tx, id)
  // Whoever came back meanwhile stays.
  if (!guest?.lastLoginAt || guest.lastLoginAt >= before) return
  await holdBelongings(tx, id)
  await endSuspension(tx, id)
  await eraseMember(tx, id, now)
}

async function dueGuests(db: DbOrTx, before: Date): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from member m where m.guest and m.left_at is null and m.last_login_at < ${before.toISOString()}::timestamptz
      and (m.suspended_at is null or m.suspended_at < ${before.toISOString()}::timestamptz - interval '1 year')
      and not exists (select 1 from orders o where o.member_id = m.id and o.forgotten_at is null) limit ${AT_ONCE}`)
  return rows.map(({ id }) => id)
}
