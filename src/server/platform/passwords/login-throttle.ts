import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { AppError } from '#/contract/errors.ts'
import type { Database } from '#/server/platform/db/database.ts'
import type { Clock } from '#/server/platform/services.ts'

/**
 * Counts failed logins per account name, whether there is such an account or not. Counted before hashing, so that guessing
 * in parallel counts too; a right password takes its own count back.
 */
export interface LoginThrottle {
  /** Errors: TOO_MANY_REQUESTS after ten failures within 15 minutes. */
  enter(audience: string, loginId: string): Promise<void>
  succeeded(audience: string, loginId: string): Promise<void>
}

const MOST_FAILURES = 10
const WINDOW_MINUTES = 15

export function createLoginThrottle({ database, clock }: { database: Database; clock: Clock }): LoginThrottle {
  return {
    async enter(audience, loginId) {
      const now = clock.now()
      const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000)
      const { rows } = await database.db.execute<{ failures: number }>(sql`
        insert into login_throttle as t (key, failures, since) values (${keyOf(audience, loginId)}, 1, ${now})
        on conflict (key) do update set
          failures = case when t.since < ${since} then 1 else t.failures + 1 end,
          since = case when t.since < ${since} then ${now} else t.since end
        returning failures`)
      if ((rows[0]?.failures ?? 0) > MOST_FAILURES)
        throw new AppError(
          'TOO_MANY_REQUESTS',
          `로그인을 여러 번 실패해 ${WINDOW_MINUTES}분 동안 잠갔습니다. 비밀번호 찾기를 이용하거나 잠시 뒤 다시 해 주세요.`,
        )
    },
    async succeeded(audience, loginId) {
      await database.db.execute(sql`delete from login_throttle where key = ${keyOf(audience, loginId)}`)
    },
  }
}

const keyOf = (audience: string, loginId: string) =>
  createHash('sha256').update(`${audience}:${loginId.trim().toLowerCase()}`).digest()
