import { AppError } from '#/contract/errors.ts'
import type { Database, DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Authenticator, TokenPair } from './authenticator.ts'
import type { Live } from '#/server/platform/live.ts'
import type { Clock, Ids } from '#/server/platform/services.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import { signAccessToken } from './access-token.ts'
import { hashRefreshToken } from './refresh-token.ts'
import { createLiveSessionCache } from './live-session-cache.ts'
import { renewSession } from './renew-session.ts'
import { authenticatorOf } from './session-authenticator.ts'
import { FRESH_PROOF_MS, limitsOf } from './session-limits.ts'
import * as repo from './sessions.repo.ts'
import type { EndReason } from './sessions.table.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'
import type { Audience, Subject, Subjects } from './subject.ts'

export interface Whose {
  readonly audience: Audience
  readonly subjectId: string
}

export interface Sessions extends Authenticator {
  readonly keys: SigningKeys
  /** Logs an account in. Give the tokens to `sendTokens`. Errors: FORBIDDEN when the account may not be used. */
  open(
    tx: Tx,
    who: Whose & { readonly remembered: boolean; readonly userAgent: string; readonly ip: string },
  ): Promise<TokenPair & { readonly sessionId: string; readonly subject: Subject }>
  /** A new pair for a session whose account just changed (name, roles), so that the browser sees it at once. */
  reissue(tx: Tx, sessionId: string): Promise<TokenPair>
  list(db: DbOrTx, whose: Whose): Promise<readonly repo.SessionRow[]>
  /** What a session, of whomever, may do, in one word to compare; null when it is ended or over. */
  mayDo(id: string): Promise<string | null>
  /** When somebody logged in; null for a session that is forgotten. */
  begunAt(db: DbOrTx, sessionId: string): Promise<Date | null>
  /** False when it is not a live session of this account. */
  end(tx: Tx, whose: Whose & { readonly id: string }, reason: EndReason): Promise<boolean>
  /** Ends all sessions of the account, except `keep`. */
  endAll(tx: Tx, whose: Whose & { readonly keep: string | null }, reason: EndReason): Promise<void>
  /** Carries changed roles into the live sessions of an account. */
  refreshRoles(tx: Tx, whose: Whose): Promise<void>
  /** Remembers that the password was given just now. */
  prove(tx: Tx, sessionId: string): Promise<void>
  /** Errors: FORBIDDEN when the password was not given within the last ten minutes. */
  requireFreshProof(db: DbOrTx, sessionId: string): Promise<void>
}

export interface SessionsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly subjects: Subjects
  readonly live: Live
  readonly sealer: Sealer
}

export function createSessions(deps: SessionsDeps): Sessions {
  const { clock, ids, subjects } = deps
  const keys = createSigningKeys(deps)
  const live = createLiveSessionCache(deps)

  const pairFor = (tx: Tx, session: Whose & { id: string }, subject: Subject) =>
    issuePair(tx, { clock, ids, keys }, session, subject)
  const describe = (tx: Tx, whose: Whose) => usableSubject(tx, subjects, whose)

  return {
    keys,
    authenticate: authenticatorOf({
      keys,
      clock,
      live,
      renew: (refreshToken, sessionId) => renewSession({ ...deps, pairFor, live }, refreshToken, sessionId),
    }),
    async open(tx, who) {
      const subject = await describe(tx, who)
      const now = clock.now()
      const { idleMs, absoluteMs } = limitsOf(who.audience, who.remembered)
      const id = ids.uuid()
      await repo.insertSession(tx, {
        id,
        audience: who.audience,
        subjectId: who.subjectId,
        roles: [...subject.roles],
        pending: subject.pending,
        remembered: who.remembered,
        userAgent: who.userAgent.slice(0, 300),
        ip: who.ip,
        createdAt: now,
        provenAt: now,
        lastUsedAt: now,
        idleExpiresAt: new Date(now.getTime() + idleMs),
        expiresAt: new Date(now.getTime() + absoluteMs),
      })
      return { ...(await pairFor(tx, { ...who, id }, subject)), sessionId: id, subject }
    },
    async reissue(tx, sessionId) {
      const session = await repo.lockSession(tx, sessionId)
      if (!session || session.endedAt) throw new AppError('LOGIN_REQUIRED')
      const subject = await describe(tx, session)
      const roles = { roles: [...subject.roles], pending: subject.pending }
      await live.changed(tx, await repo.updateRoles(tx, session, roles))
      return pairFor(tx, session, subject)
    },
    list: (db, { audience, subjectId }) => repo.liveSessionsOf(db, audience, subjectId, clock.now()),
    begunAt: async (db, sessionId) => (await repo.readSession(db, sessionId))?.createdAt ?? null,
    mayDo: async (id) => {
      const row = await live.find(id)
      return row && [row.pending, ...row.roles].join(' ')
    },
    async end(tx, whose, endReason) {
      const ended = await repo.endOne(tx, whose, { endedAt: clock.now(), endReason })
      if (ended) await live.changed(tx, [whose.id])
      return ended
    },
    async endAll(tx, whose, endReason) {
      await live.changed(tx, await repo.endAll(tx, whose, { endedAt: clock.now(), endReason }))
    },
    async refreshRoles(tx, whose) {
      const subject = await describe(tx, whose)
      await live.changed(tx, await repo.updateRoles(tx, whose, { roles: [...subject.roles], pending: subject.pending }))
    },
    prove: (tx, sessionId) => repo.setProven(tx, sessionId, clock.now()),
    async requireFreshProof(db, sessionId) {
      const session = await repo.readSession(db, sessionId)
      if (!session || clock.now().getTime() - session.provenAt.getTime() > FRESH_PROOF_MS)
        throw new AppError('FORBIDDEN', '안전을 위해 비밀번호를 한 번 더 확인해 주세요.')
    },
  }
}

/** A new pair of tokens; the refresh token is kept as its hash. */
async function issuePair(
  tx: Tx,
  { clock, ids, keys }: Pick<SessionsDeps, 'clock' | 'ids'> & { readonly keys: SigningKeys },
  { id: sessionId, audience, subjectId }: Whose & { readonly id: string },
  { user, beside }: Subject,
): Promise<TokenPair> {
  const now = clock.now()
  const refreshToken = ids.secret()
  await repo.insertRefreshToken(tx, { hash: hashRefreshToken(refreshToken), sessionId, issuedAt: now })
  const accessToken = await signAccessToken(tx, keys, { audience, subjectId, sessionId, user, beside, now })
  return { accessToken, refreshToken }
}

async function usableSubject(tx: Tx, subjects: Subjects, { audience, subjectId }: Whose): Promise<Subject> {
  const subject = await subjects[audience](tx, subjectId)
  if (!subject) throw new AppError('FORBIDDEN', '지금은 쓸 수 없는 계정입니다. 고객센터로 문의해 주세요.')
  return subject
}
