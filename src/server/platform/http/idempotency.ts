import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { Database, Tx } from '#/server/platform/db/database.ts'
import { type Claim, claimKey, findClaim, releaseKey, type RequestIdentity, storeAnswer } from './idempotency.repo.ts'
import type { Principal } from './principal.ts'
import { accountOf } from './rate-gate.ts'

/** What leaves, as bytes, so that the second answer equals the first. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** A request without an answer for this long belonged to a process that died. Longer than the longest gateway call. */
const STALE_SECONDS = 90

/** Failures that say nothing about the request itself; the same key may be tried again. */
const NOT_KEPT: ReadonlySet<number> = new Set([401, 409, 429])

/** Null when the endpoint does not ask for a key; throws when it does and none came. */
export function identify(endpoint: Endpoint, request: FastifyRequest, principal: Principal): RequestIdentity | null {
  if (!endpoint.idempotent) return null
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w.:-]{8,128}$/.test(key)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  const asked = JSON.stringify([request.params, request.query, request.body ?? null])
  return {
    scope: accountOf(principal) ?? `visitor:${digest(String(request.headers['visitor-key'] ?? request.ip))}`,
    key,
    endpoint: endpoint.id,
    fingerprint: digest(`${endpoint.id}\n${asked}`),
  }
}

/** The act, its record and the answer commit together; a repeated request waits for the first and gets its answer. */
export async function answerOnceInside(tx: Tx, id: RequestIdentity, act: () => Promise<Answer>): Promise<Answer> {
  if (!(await claimKey(tx, id, STALE_SECONDS))) return replay(await findClaim(tx, id), id)
  const answer = await act()
  await storeAnswer(tx, id, { status: answer.status, answer: answer.text })
  return answer
}

/** What this very request was answered before; null when it is new, or still on its way. */
export async function answeredBefore(database: Database, id: RequestIdentity): Promise<Answer | null> {
  const claim = await findClaim(database.db, id)
  return claim ? replay(claim, id) : null
}

/**
 * For an act that cannot be one transaction because it talks to an outside service. The act itself must survive being
 * repeated: a process may die between the act and the record.
 */
export async function answerOnceAround(
  database: Database,
  id: RequestIdentity,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!(await claimKey(database.db, id, STALE_SECONDS))) return replay(await findClaim(database.db, id), id)
  const answer = await act().catch(async (error: unknown) => {
    await releaseKey(database.db, id)
    throw error
  })
  if (answer.status >= 500 || NOT_KEPT.has(answer.status)) await releaseKey(database.db, id)
  else await storeAnswer(database.db, id, { status: answer.status, answer: answer.text })
  return answer
}

function replay(claim: Claim | undefined, id: RequestIdentity): Answer {
  if (claim && claim.fingerprint !== id.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  if (!claim || claim.status === null || claim.answer === null) {
    throw new AppError('CONFLICT', '같은 요청을 처리하고 있습니다. 잠시 뒤 다시 확인해 주세요.')
  }
  return { status: claim.status, text: claim.answer }
}

const digest = (value: string) => createHash('sha256').update(value).digest('base64url')
