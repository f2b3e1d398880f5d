import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { ApiKeyView, createApiKey } from '#/contract/people/api-keys.contract.ts'
import { MOST_API_KEYS } from '#/domain/members/api-scopes.data.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { lockMember, type MembersDeps, tellSecurity } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { countUsable, insertKey } from './api-keys.repo.ts'
import type { ApiKeyRow } from './api-keys.table.ts'
import { KEY_PREFIX } from './key-authenticator.ts'

const HINT = KEY_PREFIX.length + 4

export interface MadeKey {
  readonly key: ApiKeyRow
  /** Shown once and kept nowhere. */
  readonly secret: string
}

/** Errors: LOGIN_REQUIRED, CONFLICT when there are too many. */
export async function makeKey(
  tx: Tx,
  deps: MembersDeps,
  memberId: string,
  { name, scopes, days }: BodyOf<typeof createApiKey>,
): Promise<MadeKey> {
  const member = await lockMember(tx, memberId)
  // Whoever was suspended while this waited for the lock makes none.
  if (!member || member.suspendedAt) throw new AppError('LOGIN_REQUIRED')
  const now = deps.clock.now()
  if ((await countUsable(tx, memberId, now)) >= MOST_API_KEYS)
    throw new AppError('CONFLICT', `API 키는 ${MOST_API_KEYS}개까지 둘 수 있습니다. 쓰지 않는 키를 먼저 끝내 주세요.`)
  const secret = `${KEY_PREFIX}${deps.ids.secret()}`
  const key = await insertKey(tx, {
    id: deps.ids.uuid(),
    memberId,
    name,
    hint: secret.slice(0, HINT),
    digest: deps.sealer.digest(secret),
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
  })
  await tellSecurity(tx, deps, member, { kind: 'api-key-made', name })
  return { key, secret }
}

export const presentKey = (key: ApiKeyRow): ApiKeyView => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  endedAt: key.endedAt?.toISOString() ?? null,
  endedBy: key.endedBy,
})
