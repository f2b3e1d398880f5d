import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Person } from '#/server/ports/identity-provider.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { insertMember } from './members.repo.ts'
import { type OpenedSession, openMemberSession, openPendingSession } from './open-member-session.ts'
import { endAttempt, type Returned } from './social-attempt.ts'
import * as repo from './social.repo.ts'
import type { AttemptRow } from './social.table.ts'

/**
 * Logs in by the provider's own id of the person and by nothing else: an equal e-mail address proves nothing here. Somebody
 * new becomes a member who has to finish joining. Errors: INVALID_INPUT, UNAVAILABLE.
 */
export async function finishLogin(deps: MembersDeps, returned: Returned, origin: Origin): Promise<OpenedSession> {
  const { attempt, person } = await endAttempt(deps, returned, ({ purpose }) => purpose === 'login')
  const link = { provider: attempt.provider, subject: person.subject }
  return deps.database.transaction(async (tx) => {
    const known = await repo.lockLink(tx, link)
    if (known && person.refreshToken) await repo.keepToken(tx, link, deps.sealer.seal(person.refreshToken))
    const memberId = known?.memberId ?? (await beginMember(tx, deps, attempt, person))
    const where = { ...origin, remember: false }
    const pending = await openPendingSession(tx, deps, memberId, where)
    return pending ?? openMemberSession(tx, deps, memberId, where)
  })
}

async function beginMember(tx: Tx, deps: MembersDeps, { provider }: AttemptRow, person: Person): Promise<string> {
  const id = deps.ids.uuid()
  const loginId = `${provider}-${deps.ids.readable(10).toLowerCase()}`
  const inserted = await insertMember(tx, {
    id,
    publicId: deps.ids.uuid(),
    loginId,
    loginKey: loginId,
    email: person.email ?? '',
    emailProvenAt: person.email !== null && person.email === person.verifiedEmail ? deps.clock.now() : null,
    // Nobody is kept from joining with this address while this one is not finished.
    emailKey: '',
    passwordHash: null,
    name: person.name.slice(0, 50),
    phone: '',
    type: 'GENERAL',
    needAdditionalInfo: true,
    joinedAt: deps.clock.now(),
  })
  const linked = inserted && (await repo.insertLink(tx, linkRow(deps, provider, person, id)))
  // Two windows finished at the same moment: the other one has made the member.
  if (!linked) throw new AppError('CONFLICT', '다른 창에서 로그인했습니다. 다시 시도해 주세요.')
  return id
}

export const linkRow = (
  deps: Pick<MembersDeps, 'clock' | 'sealer'>,
  provider: AttemptRow['provider'],
  person: Person,
  memberId: string,
) => ({
  provider,
  subject: person.subject,
  memberId,
  email: person.email,
  refreshToken: person.refreshToken && deps.sealer.seal(person.refreshToken),
  linkedAt: deps.clock.now(),
})
