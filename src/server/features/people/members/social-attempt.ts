import { createHash } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import { SOCIAL_NAMES, type SocialProvider } from '#/domain/members/social.ts'
import type { IdentityProvider, Person } from '#/server/ports/identity-provider.ts'
import type { MembersDeps } from './members-deps.ts'
import * as repo from './social.repo.ts'
import type { AttemptRow, SocialPurpose } from './social.table.ts'

const ATTEMPT_MS = 10 * 60_000
const hash = (text: string) => createHash('sha256').update(text).digest()

interface Begin {
  readonly provider: SocialProvider
  readonly purpose: SocialPurpose
  readonly memberId: string | null
  /** Of the shop as this browser sees it. */
  readonly origin: string
}

/** A login comes back to the page for guests, anything else to the settings of who is logged in. */
const RETURN_PATHS: Readonly<Record<SocialPurpose, string>> = {
  login: '/member/login/callback',
  link: '/mypage/mySetting',
  prove: '/mypage/mySetting',
}

/** Errors: NOT_FOUND when the shop does not offer this provider. */
export async function beginAttempt(deps: MembersDeps, begin: Begin): Promise<{ url: string; key: string }> {
  const provider = providerOf(deps, begin.provider)
  const [state, key, nonce, verifier] = [deps.ids.secret(), deps.ids.secret(), deps.ids.secret(), longSecret(deps)]
  const redirectUri = begin.origin + RETURN_PATHS[begin.purpose]
  await repo.insertAttempt(deps.database.db, {
    stateHash: hash(state),
    keyHash: hash(key),
    provider: begin.provider,
    purpose: begin.purpose,
    memberId: begin.memberId,
    nonce,
    verifier,
    redirectUri,
    createdAt: deps.clock.now(),
  })
  return { url: provider.authorizeUrl({ redirectUri, state, nonce, verifier }), key }
}

/** PKCE wants at least 43 characters. */
const longSecret = ({ ids }: MembersDeps) => ids.secret() + ids.secret()

export interface Returned {
  readonly code: string
  readonly state: string
  readonly key: string
}

/** Who came back from the provider. Not inside a transaction: it is asked. Errors: INVALID_INPUT, UNAVAILABLE. */
export async function endAttempt(
  deps: MembersDeps,
  { code, state, key }: Returned,
  fits: (attempt: AttemptRow) => boolean,
): Promise<{ attempt: AttemptRow; person: Person }> {
  const since = new Date(deps.clock.now().getTime() - ATTEMPT_MS)
  const attempt = await repo.takeAttempt(deps.database.db, { stateHash: hash(state), keyHash: hash(key), since })
  if (!attempt || !fits(attempt))
    throw new AppError('INVALID_INPUT', '로그인 시간이 지났거나 다른 창에서 시작한 로그인입니다. 다시 시도해 주세요.')
  const { redirectUri, nonce, verifier } = attempt
  const provider = providerOf(deps, attempt.provider)
  const outcome = await provider.identify({ code, state, redirectUri, nonce, verifier })
  if (outcome.kind === 'person') return { attempt, person: outcome.person }
  const name = SOCIAL_NAMES[attempt.provider]
  deps.log.warn({ provider: attempt.provider, reason: outcome.code }, 'a social login was not finished')
  if (outcome.kind === 'unavailable')
    throw new AppError('UNAVAILABLE', `${name}에 연결하지 못했습니다. 잠시 뒤 다시 해 주세요.`)
  throw new AppError('INVALID_INPUT', `${name} 로그인을 마치지 못했습니다. 다시 시도해 주세요.`)
}

function providerOf(deps: MembersDeps, name: SocialProvider): IdentityProvider {
  const provider = deps.identities.get(name)
  if (!provider) throw new AppError('NOT_FOUND')
  return provider
}
