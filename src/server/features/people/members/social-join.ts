import { AppError } from '#/contract/errors.ts'
import type { CompleteForm } from '#/contract/people/social.contract.ts'
import { emailKey } from '#/domain/members/email.ts'
import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { policiesInForce } from '#/server/features/content/policies/policies.public.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import type { TokenPair } from '#/server/platform/sessions/authenticator.ts'
import { companyOf, consentsGiven, documentsIn } from './join-member.ts'
import { insertConsents } from './consents.repo.ts'
import { takeTicket } from './contact-code.ts'
import { findByPassword } from './login-member.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { emailTaken, findMember, lockMember, updateMember } from './members.repo.ts'
import { handOver, type OpenedSession, openMemberSession } from './open-member-session.ts'
import { tellSecurity } from './security-notices.ts'
import { keepDocuments } from './supporting-documents.ts'
import * as repo from './social.repo.ts'

/** Errors: NOT_FOUND when joining is finished. */
export async function readPending({ database }: Pick<MembersDeps, 'database'>, memberId: string) {
  const member = await findMember(database.db, memberId)
  const [link] = await repo.linksOf(database.db, memberId)
  if (!member?.needAdditionalInfo || !link) throw new AppError('NOT_FOUND')
  return { provider: link.provider, name: member.name, email: member.email }
}

/** Fills in what was missing: the member may do everything from now on. Errors: CONFLICT, INVALID_INPUT, WRONG_CODE. */
export async function completeJoin(
  deps: MembersDeps,
  who: MemberPrincipal,
  form: CompleteForm,
  origin: Pick<Origin, 'visitorKey'>,
): Promise<TokenPair> {
  return deps.database.transaction(async (tx) => {
    const member = await lockMember(tx, who.memberId)
    if (!member?.needAdditionalInfo) throw new AppError('CONFLICT', '이미 가입을 마쳤습니다.')
    const proven = await takeTicket(tx, deps, form.phoneTicket, 'join')
    if (proven.channel !== 'sms') throw new AppError('WRONG_CODE')
    const key = emailKey(form.email)
    if (await emailTaken(tx, key, member.id)) throw emailTakenError()
    const now = deps.clock.now()
    await updateMember(tx, member.id, {
      name: form.name,
      email: form.email,
      emailKey: key,
      // What the provider has made sure of is proven as long as it is the one that stays.
      emailProvenAt: key === emailKey(member.email) ? member.emailProvenAt : null,
      phone: proven.target,
      type: form.type,
      ...(form.type === 'GENERAL' ? {} : companyOf(form)),
      approval: form.type === 'ACADEMY' ? 'waiting' : null,
      needAdditionalInfo: false,
      joinedAt: now,
      lastLoginAt: now,
      phoneProvenAt: now,
    })
    const asker = { principal: who, visitorKey: origin.visitorKey }
    await keepDocuments(tx, deps, asker, { memberId: member.id, type: form.type, documents: documentsIn(form) })
    await insertConsents(tx, member.id, consentsGiven(form.consents), {
      versions: await policiesInForce(tx, now),
      at: now,
    })
    for (const give of deps.onMemberJoined) await give(tx, { memberId: member.id })
    await handOver(tx, deps, member.id, { ...origin, principal: who })
    await deps.sessions.refreshRoles(tx, { audience: 'member', subjectId: member.id })
    return deps.sessions.reissue(tx, who.sessionId)
  })
}

function emailTakenError(): AppError {
  const message = '이미 가입된 이메일입니다. 그 아이디가 있으면 아래에서 연결해 주세요.'
  return new AppError('INVALID_INPUT', message, { email: message })
}

/**
 * The social login goes to an account that its owner has opened with its password; never to one that only has the same
 * e-mail address. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, CONFLICT when that account has one of this provider already.
 */
export async function attachAccount(
  deps: MembersDeps,
  who: MemberPrincipal,
  account: { readonly loginId: string; readonly password: string },
  origin: Origin,
): Promise<OpenedSession> {
  const { member: owner, entry } = await findByPassword(deps, account, origin)
  return deps.database.transaction(async (tx) => {
    await deps.loginThrottle.right(tx, entry)
    // In the order of the ids, as two of these may cross.
    for (const id of [who.memberId, owner.id].toSorted()) await lockMember(tx, id)
    const pending = await findMember(tx, who.memberId)
    const [link] = await repo.linksOf(tx, who.memberId)
    if (!pending?.needAdditionalInfo || !link || owner.needAdditionalInfo)
      throw new AppError('CONFLICT', '이미 가입을 마쳤습니다.')
    if (await repo.linkOf(tx, owner.id, link.provider))
      throw new AppError(
        'CONFLICT',
        '그 아이디에는 다른 계정이 이미 연결되어 있습니다. 내 정보에서 먼저 연결을 끊어 주세요.',
      )
    await repo.giveLink(tx, link, owner.id)
    await tellSecurity(tx, deps, owner, { kind: 'linked', provider: SOCIAL_NAMES[link.provider] })
    await deps.sessions.endAll(tx, { audience: 'member', subjectId: who.memberId, keep: null }, 'left')
    await repo.deletePending(tx, who.memberId)
    return openMemberSession(tx, deps, owner.id, { ...origin, remember: false })
  })
}
