import { AppError } from '#/contract/errors.ts'
import { SOCIAL_NAMES, type SocialProvider } from '#/domain/members/social.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { MembersDeps } from './members-deps.ts'
import { findMember, lockMember } from './members.repo.ts'
import { tellSecurity } from './security-notices.ts'
import { endAttempt, type Returned } from './social-attempt.ts'
import { linkRow } from './social-login.ts'
import * as repo from './social.repo.ts'
import type { LinkRow } from './social.table.ts'

/** Tells a provider that somebody is no longer connected; the token stays sealed in the job. */
export const tellUnlinked = jobType<Pick<LinkRow, 'provider' | 'subject' | 'refreshToken'>>('members.tell-unlinked', 12)

/** Errors: INVALID_INPUT, UNAVAILABLE, CONFLICT when somebody else has this account. */
export async function finishLink(deps: MembersDeps, who: MemberPrincipal, returned: Returned) {
  const { attempt, person } = await endAttempt(deps, returned, ({ memberId }) => memberId === who.memberId)
  const { provider } = attempt
  const purpose = attempt.purpose === 'prove' ? 'prove' : 'link'
  await deps.database.transaction(async (tx) => {
    const known = await repo.lockLink(tx, { provider, subject: person.subject })
    if (purpose === 'prove') {
      if (known?.memberId !== who.memberId) throw new AppError('CONFLICT', '연결된 계정과 다른 계정입니다.')
      return deps.sessions.prove(tx, who.sessionId)
    }
    if (known?.memberId === who.memberId) return
    if (known) await takeOver(tx, deps, known, who.memberId)
    else if (!(await repo.insertLink(tx, linkRow(deps, provider, person, who.memberId)))) throw alreadyLinked(provider)
    const member = await findMember(tx, who.memberId)
    if (member) await tellSecurity(tx, deps, member, { kind: 'linked', provider: SOCIAL_NAMES[provider] })
  })
  return { purpose, provider } as const
}

/** Whoever began to join with it and never finished is the same person, who now says where it belongs. */
async function takeOver(tx: Tx, deps: MembersDeps, known: LinkRow, memberId: string): Promise<void> {
  const other = await lockMember(tx, known.memberId)
  if (other && !other.needAdditionalInfo)
    throw new AppError('CONFLICT', `이 ${SOCIAL_NAMES[known.provider]} 계정은 다른 회원에게 연결되어 있습니다.`)
  if (await repo.linkOf(tx, memberId, known.provider)) throw alreadyLinked(known.provider)
  await repo.giveLink(tx, known, memberId)
  await deps.sessions.endAll(tx, { audience: 'member', subjectId: known.memberId, keep: null }, 'left')
  await repo.deletePending(tx, known.memberId)
}

const alreadyLinked = (provider: SocialProvider) =>
  new AppError('CONFLICT', `${SOCIAL_NAMES[provider]} 계정이 이미 연결되어 있습니다.`)

/** Errors: NOT_FOUND, CONFLICT when it is the only way to log in. */
export async function unlink(tx: Tx, deps: MembersDeps, memberId: string, provider: SocialProvider): Promise<void> {
  const member = await lockMember(tx, memberId)
  const links = await repo.linksOf(tx, memberId)
  if (!member || !links.some((link) => link.provider === provider)) throw new AppError('NOT_FOUND')
  if (member.passwordHash === null && links.length === 1)
    throw new AppError(
      'CONFLICT',
      '로그인할 방법이 하나뿐이라 끊을 수 없습니다. 먼저 비밀번호 찾기에서 비밀번호를 정해 주세요.',
    )
  await dropLinks(tx, deps, memberId, provider)
  await tellSecurity(tx, deps, member, { kind: 'unlinked', provider: SOCIAL_NAMES[provider] })
}

/** Forgets social accounts and tells their providers afterwards. */
export async function dropLinks(
  tx: Tx,
  { jobs }: Pick<MembersDeps, 'jobs'>,
  memberId: string,
  provider?: SocialProvider,
): Promise<void> {
  for (const { provider: name, subject, refreshToken } of await repo.deleteLinks(tx, memberId, provider))
    await jobs.add(tx, tellUnlinked, { provider: name, subject, refreshToken })
}
