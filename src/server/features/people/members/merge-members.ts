import type { MergeProof } from '#/contract/people/member-desk.schema.ts'
import { AppError } from '#/contract/errors.ts'
import { maskEmail } from '#/domain/members/masking.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { markTaken } from './guests.repo.ts'
import { noteChange } from './member-changes.repo.ts'
import { sessionsOf } from './member-state.ts'
import type { MembersDeps } from './members-deps.ts'
import { lockMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { tellSecurity } from './security-notices.ts'
import { dropLinks } from './social-links.ts'

interface Merging {
  readonly from: string
  readonly into: string
  readonly proof: MergeProof
  readonly reason: string
}

const PROOF_WORDS: Readonly<Record<MergeProof, string>> = {
  'same-phone': '휴대전화 번호가 같음',
  documents: '서류로 확인',
  visit: '방문해 확인',
}

/**
 * Everything of one account becomes another's, at once or not at all, and the emptied account ends; each feature gives what it
 * has, as when a guest's orders are taken. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT.
 */
export async function mergeMembers(tx: Tx, deps: MembersDeps, call: StaffCall, merging: Merging): Promise<void> {
  const { from, into, proof, reason } = merging
  if (from === into) throw wrong('다른 회원을 골라 주세요.')
  const { gone, kept } = await lockBoth(tx, from, into)
  if (kept.guest) throw wrong('비회원에게는 합칠 수 없습니다. 회원을 골라 주세요.')
  if (gone.suspendedAt || kept.suspendedAt)
    throw new AppError('CONFLICT', '정지한 회원은 합칠 수 없습니다. 먼저 정지를 풀어 주세요.')
  if (proof === 'same-phone' && (gone.phone === '' || gone.phone !== kept.phone)) {
    const message = '두 회원의 휴대전화 번호가 다릅니다. 다른 방법으로 본인을 확인해 주세요.'
    throw new AppError('INVALID_INPUT', message, { proof: message })
  }
  const at = deps.clock.now()
  const whose = sessionsOf(gone)
  if (!gone.guest) await dropLinks(tx, deps, from)
  for (const give of deps.onGuestTaken) await give(tx, { guestId: from, memberId: into, at })
  for (const end of deps.onAccessEnded) await end(tx, { memberId: from, at })
  await deps.sessions.endAll(tx, { ...whose, keep: null }, 'taken')
  await deps.loginThrottle.forget(tx, whose)
  await markTaken(tx, from, into)
  const was = gone.guest ? '비회원' : gone.loginId
  await tellBoth(tx, deps, gone, kept)
  await noteChange(tx, deps, call, { memberId: into, what: 'merge', was, becomes: PROOF_WORDS[proof], reason })
  const detail = { from, proof, reason }
  await audit(tx, call, { action: 'member.merge', objectKind: 'member', objectId: into, detail })
}

/** Whoever was wrongly taken for somebody else hears of it, by every contact of both accounts, each once. */
async function tellBoth(tx: Tx, deps: MembersDeps, gone: MemberRow, kept: MemberRow): Promise<void> {
  const event = {
    kind: 'members-merged',
    gone: gone.guest ? '비회원 주문' : maskEmail(gone.loginId),
    kept: maskEmail(kept.loginId),
  } as const
  await tellSecurity(tx, deps, kept, event)
  await tellSecurity(tx, deps, { ...gone, phone: gone.phone === kept.phone ? '' : gone.phone }, event)
}

/** In the order of their ids: two who merge them both ways come one after the other. */
async function lockBoth(tx: Tx, from: string, into: string): Promise<{ gone: MemberRow; kept: MemberRow }> {
  const found = new Map<string, MemberRow | null>()
  for (const id of [from, into].toSorted()) found.set(id, await lockMember(tx, id))
  const gone = found.get(from)
  const kept = found.get(into)
  if (!gone) throw new AppError('NOT_FOUND')
  if (!kept) throw wrong('합칠 회원을 찾을 수 없습니다.')
  return { gone, kept }
}

function wrong(message: string): AppError {
  return new AppError('INVALID_INPUT', message, { into: message })
}
