import { AppError } from '#/contract/errors.ts'
import { standingOf } from '#/domain/members/member-standing.ts'
import { MEMBER_STANDINGS, type MemberStanding } from '#/domain/members/member-standings.data.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { discountThings, standingThings } from './looked-at-member.ts'
import { insertNote, noteChange } from './member-changes.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { settleRequests } from './settle-brand-requests.ts'

/** Errors: NOT_FOUND. */
export async function writeNote(
  tx: Tx,
  { ids, clock }: MembersDeps,
  { principal }: StaffCall,
  { memberId, body }: { readonly memberId: string; readonly body: string },
): Promise<void> {
  if (!(await lockMember(tx, memberId))) throw new AppError('NOT_FOUND')
  await insertNote(tx, { id: ids.uuid(), memberId, staffId: principal.staffId, body, writtenAt: clock.now() })
}

/** Type, grade and approval together; the member's sessions may do the new things at once. Errors: NOT_FOUND, CONFLICT. */
export async function changeStanding(
  tx: Tx,
  deps: MembersDeps,
  call: StaffCall,
  wanted: {
    readonly memberId: string
    readonly standing: MemberStanding
    readonly reason: string
    readonly seen: LookedAt
  },
): Promise<void> {
  const { memberId, standing, reason } = wanted
  const member = await lockAccount(tx, memberId)
  requireSeen(wanted.seen, standingThings(member))
  const before = standingOf(member)
  if (before === standing) throw new AppError('CONFLICT', '이미 그 종류의 회원입니다.')
  const { type, grade, approval, name } = MEMBER_STANDINGS[standing]
  await updateMember(tx, memberId, { type, grade, approval, approvalReason: null })
  const at = deps.clock.now()
  const given = { state: 'approved', reason: null, by: call.principal.staffId, at } as const
  if (approval !== 'waiting') await settleRequests(tx, { id: memberId, type }, given)
  if (type === 'GENERAL') for (const end of deps.onAccessEnded) await end(tx, { memberId, at })
  if (!member.suspendedAt) await deps.sessions.refreshRoles(tx, { audience: 'member', subjectId: memberId })
  const was = before === null ? member.type : MEMBER_STANDINGS[before].name
  await noteChange(tx, deps, call, { memberId, what: 'type', was, becomes: name, reason })
  const detail = { was: before, becomes: standing, reason }
  await audit(tx, call, { action: 'member.change-standing', objectKind: 'member', objectId: memberId, detail })
}

/** Prices from the next quote on; what was ordered or offered keeps its price. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT. */
export async function agreeDiscount(
  tx: Tx,
  deps: MembersDeps,
  call: StaffCall,
  wanted: {
    readonly memberId: string
    readonly rate: number
    readonly until: string | null
    readonly reason: string
    readonly seen: LookedAt
  },
): Promise<void> {
  const { memberId, rate, reason } = wanted
  const until = rate === 0 ? null : wanted.until
  const message = '마지막 날은 오늘이거나 그 뒤여야 합니다.'
  if (until !== null && until < seoulDay(deps.clock.now()))
    throw new AppError('INVALID_INPUT', message, { until: message })
  const member = await lockAccount(tx, memberId)
  requireSeen(wanted.seen, discountThings(member))
  if (member.discountRate === rate && member.discountUntil === until)
    throw new AppError('CONFLICT', '이미 그렇게 정해져 있습니다.')
  const agreed = { discountRate: rate, discountUntil: until, discountReason: rate === 0 ? null : reason }
  await updateMember(tx, memberId, agreed)
  const [was, becomes] = [discountText(member), discountText(agreed)]
  await noteChange(tx, deps, call, { memberId, what: 'discount', was, becomes, reason })
  const detail = { was, becomes, reason }
  await audit(tx, call, { action: 'member.agree-discount', objectKind: 'member', objectId: memberId, detail })
}

/** Guests have no account whose kind or price could be agreed. */
async function lockAccount(tx: Tx, memberId: string): Promise<MemberRow> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (member.guest) throw new AppError('CONFLICT', '비회원입니다. 회원이 된 뒤에 정할 수 있습니다.')
  return member
}

const discountText = ({ discountRate, discountUntil }: Pick<MemberRow, 'discountRate' | 'discountUntil'>): string => {
  if (discountRate === 0) return '할인 없음'
  return discountUntil === null ? `${discountRate}%` : `${discountRate}% (${discountUntil}까지)`
}
