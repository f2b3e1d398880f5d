import type { Database, Tx } from '#/server/platform/db/database.ts'
import type { TokenPair } from './authenticator.ts'
import type { Clock } from '#/server/platform/services.ts'
import { type LiveSessions, liveAt } from './live-session-cache.ts'
import { hashRefreshToken } from './refresh-token.ts'
import { limitsOf, OVERLAP_MS } from './session-limits.ts'
import * as repo from './sessions.repo.ts'
import type { Subject, Subjects } from './subject.ts'

interface RenewDeps {
  readonly database: Database
  readonly clock: Clock
  readonly subjects: Subjects
  readonly live: LiveSessions
  readonly pairFor: (tx: Tx, session: repo.SessionRow, subject: Subject) => Promise<TokenPair>
}

/**
 * Exchanges a refresh token for a new pair. A token that was replaced more than a moment ago has been copied by someone, so
 * the whole session ends; null then, and for anything else that does not hold.
 */
export async function renewSession(
  deps: RenewDeps,
  refreshToken: string,
  sessionId: string,
): Promise<TokenPair | null> {
  const hash = hashRefreshToken(refreshToken)
  return deps.database.transaction(async (tx) => {
    const found = await repo.lockByRefreshHash(tx, hash)
    const now = deps.clock.now()
    if (!found || found.session.id !== sessionId || !liveAt(found.session, now)) return null
    const { session, token } = found
    await deps.live.changed(tx, [session.id])
    if (token.replacedAt && now.getTime() - token.replacedAt.getTime() > OVERLAP_MS) {
      await repo.endOne(tx, session, { endedAt: now, endReason: 'reuse' })
      return null
    }
    const subject = await deps.subjects[session.audience](tx, session.subjectId)
    if (!subject) return null
    if (!token.replacedAt) await repo.markReplaced(tx, hash, now)
    const { idleMs } = limitsOf(session.audience, session.remembered)
    const idleExpiresAt = new Date(Math.min(now.getTime() + idleMs, session.expiresAt.getTime()))
    await repo.touchSession(tx, session.id, {
      lastUsedAt: now,
      idleExpiresAt,
      roles: [...subject.roles],
      pending: subject.pending,
    })
    return deps.pairFor(tx, session, subject)
  })
}
