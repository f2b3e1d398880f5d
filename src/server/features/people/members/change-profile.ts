import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { changeProfile as changeProfileEndpoint } from '#/contract/people/profile.contract.ts'
import { emailKey } from '#/domain/members/email.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { takeTicket } from './contact-code.ts'
import type { MembersDeps } from './members-deps.ts'
import { emailTaken, lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { tellSecurity } from './security-notices.ts'

type Change = BodyOf<typeof changeProfileEndpoint>

/** Errors: FORBIDDEN when e-mail or phone change without a fresh password, WRONG_CODE, INVALID_INPUT. */
export async function changeProfile(tx: Tx, deps: MembersDeps, who: MemberPrincipal, change: Change): Promise<void> {
  const member = await lockMember(tx, who.memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if ([change.email, change.emailTicket, change.phoneTicket].some((contact) => contact !== undefined))
    await deps.sessions.requireFreshProof(tx, who.sessionId)
  const set: Partial<MemberRow> = { ...change.company }
  if (change.name !== undefined) set.name = change.name
  if (change.email !== undefined) Object.assign(set, await newEmail(tx, member, change.email))
  if (change.emailTicket !== undefined) Object.assign(set, await provenEmail(tx, deps, member, change.emailTicket))
  if (change.phoneTicket !== undefined) {
    set.phone = await newPhone(tx, deps, change.phoneTicket)
    set.phoneProvenAt = deps.clock.now()
  }
  if (Object.keys(set).length > 0) await updateMember(tx, member.id, set)
  if (set.emailKey !== undefined && set.emailKey !== member.emailKey)
    await tellSecurity(tx, deps, member, { kind: 'contact-changed', what: '이메일' })
  if (set.phone !== undefined && set.phone !== member.phone)
    await tellSecurity(tx, deps, member, { kind: 'contact-changed', what: '휴대전화' })
}

/** Only typed, and so it opens nothing until a code from it is entered. */
async function newEmail(tx: Tx, member: MemberRow, email: string) {
  const key = emailKey(email)
  if (member.loginId.includes('@'))
    throw new AppError('INVALID_INPUT', '이메일을 아이디로 쓰고 있어 바꿀 수 없습니다.', {
      email: '이메일을 아이디로 쓰고 있어 바꿀 수 없습니다.',
    })
  if (await emailTaken(tx, key, member.id))
    throw new AppError('INVALID_INPUT', '이미 가입된 이메일입니다.', { email: '이미 가입된 이메일입니다.' })
  return { email, emailKey: key, ...(key === member.emailKey ? {} : { emailProvenAt: null }) }
}

async function provenEmail(tx: Tx, deps: MembersDeps, member: MemberRow, ticket: string) {
  const proven = await takeTicket(tx, deps, ticket, 'change-contact')
  if (proven.channel !== 'email') throw new AppError('WRONG_CODE')
  const set = proven.target === member.emailKey ? {} : await newEmail(tx, member, proven.target)
  return { ...set, emailProvenAt: deps.clock.now() }
}

async function newPhone(tx: Tx, deps: MembersDeps, ticket: string): Promise<string> {
  const proven = await takeTicket(tx, deps, ticket, 'change-contact')
  if (proven.channel !== 'sms') throw new AppError('WRONG_CODE')
  return proven.target
}
