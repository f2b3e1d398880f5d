import { AppError } from '#/contract/errors.ts'
import type { JoinForm } from '#/contract/people/join.contract.ts'
import { emailKey } from '#/domain/members/email.ts'
import { policiesInForce } from '#/server/features/content/policies/policies.public.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { requireGoodPassword } from '#/server/platform/passwords/require-good-password.ts'
import { takeTicket } from './contact-code.ts'
import { insertConsents } from './consents.repo.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { findByLogin, insertMember } from './members.repo.ts'
import { type OpenedSession, openMemberSession } from './open-member-session.ts'
import { type HandedIn, keepDocuments } from './supporting-documents.ts'

/** Errors: INVALID_INPUT with `fields` when the id or e-mail is taken, WRONG_CODE when the phone was not proven. */
export async function joinMember(deps: MembersDeps, form: JoinForm, origin: Origin): Promise<OpenedSession> {
  requireGoodPassword({ password: form.password, owner: form, field: 'password' })
  const passwordHash = await deps.passwords.hash(form.password)
  return deps.database.transaction(async (tx) => {
    const proven = await takeTicket(tx, deps, form.phoneTicket, 'join')
    if (proven.channel !== 'sms') throw new AppError('WRONG_CODE')
    const email = form.loginId.includes('@') ? form.loginId : form.email
    const id = deps.ids.uuid()
    const inserted = await insertMember(tx, {
      id,
      publicId: deps.ids.uuid(),
      loginId: form.loginId,
      loginKey: form.loginId.toLowerCase(),
      email,
      emailKey: emailKey(email),
      passwordHash,
      name: form.name,
      phone: proven.target,
      phoneProvenAt: deps.clock.now(),
      type: form.type,
      approval: form.type === 'ACADEMY' ? 'waiting' : null,
      ...(form.type === 'GENERAL' ? {} : companyOf(form)),
      joinedAt: deps.clock.now(),
    })
    if (!inserted) throw await takenError(deps, form)
    // Papers may have been uploaded while the same person was ordering as a guest.
    const asker = { principal: guestOrVisitor(origin.principal), visitorKey: origin.visitorKey }
    await keepDocuments(tx, deps, asker, { memberId: id, type: form.type, documents: documentsIn(form) })
    const now = deps.clock.now()
    await insertConsents(tx, id, consentsGiven(form.consents), { versions: await policiesInForce(tx, now), at: now })
    for (const give of deps.onMemberJoined) await give(tx, { memberId: id })
    return openMemberSession(tx, deps, id, { ...origin, remember: false })
  })
}

const guestOrVisitor = (principal: Principal): Principal =>
  principal.kind === 'member' && principal.guest ? principal : { kind: 'visitor' }

/** The required ones are given, or the form would not have come through. */
export const consentsGiven = ({ marketing }: JoinForm['consents']) => ({
  age14: true,
  terms: true,
  privacy: true,
  'marketing-email': marketing.email,
  'marketing-sms': marketing.sms,
  'marketing-kakao': marketing.kakao,
})

export const documentsIn = (form: Pick<JoinForm, 'type'> & { documents?: HandedIn['documents'] }) =>
  form.documents ?? []

type Company = Pick<Exclude<JoinForm, { type: 'GENERAL' }>, 'companyName' | 'companyUserName' | 'companyNumber'>

export const companyOf = ({ companyName, companyUserName, companyNumber }: Company) => ({
  companyName,
  companyUserName,
  companyNumber,
})

async function takenError(deps: MembersDeps, form: JoinForm): Promise<AppError> {
  const idTaken = (await findByLogin(deps.database.db, form.loginId.toLowerCase())) !== null
  const message = idTaken
    ? '이미 쓰고 있는 아이디입니다. 다른 아이디를 입력해 주세요.'
    : '이미 가입된 이메일입니다. 아이디 찾기를 이용해 주세요.'
  return new AppError('INVALID_INPUT', message, { [idTaken ? 'loginId' : 'email']: message })
}
