import { sql } from '#/server/platform/db/drizzle.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { readAttempt } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleNothing } from './settle-payment.ts'

/** What came on the last day is in a list of the bank that somebody imports on a working day after it. */
const GRACE_MS = 3 * DAY_MS
const BATCH = 50

/** Nobody sent the money in time: the orders can be paid anew. A transfer that was in time still finds them. */
export async function lapseTransfers(deps: PaymentsDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  const { rows } = await deps.database.db.execute<{ id: string }>(sql`
    select id from payment_attempts where paid_to = 'bank' and state = 'waiting-deposit'
       and (details -> 'account' ->> 'dueAt')::timestamptz < ${before}::timestamptz
     order by created_at limit ${BATCH}`)
  for (const { id } of rows) {
    const attempt = await readAttempt(deps.database.db, { id })
    const failure = { code: 'EXPIRED_TRANSFER', message: '입금 기한이 지났습니다.' }
    if (attempt) await deps.database.transaction((tx) => settleNothing(tx, deps, attempt, failure))
  }
}
