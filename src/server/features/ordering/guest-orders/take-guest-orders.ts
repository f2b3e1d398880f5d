import { AppError } from '#/contract/errors.ts'
import { samePerson } from '#/domain/members/same-person.ts'
import {
  findMember,
  guestsOfPhone,
  isSameGuest,
  lockMember,
  markTaken,
  type MemberRow,
  type MembersDeps,
  notePhoneProof,
  takeTicket,
} from '#/server/features/people/members/members.public.ts'
import { orderNumbersOf } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'

/** A phone proven so shortly before the login was proven for it. */
const PROOF_BEFORE_LOGIN_MS = 30 * 60_000

type Deps = Pick<MembersDeps, 'clock' | 'sessions' | 'onGuestTaken'>

/**
 * Orders of guests with the member's phone and name; a namesake with another phone is another person. Whoever was last here a
 * month ago is not offered: anybody may call themselves so who has the number now. Finding one order by its number says who it is.
 */
export async function offeredTo(db: DbOrTx, deps: Deps, who: MemberPrincipal) {
  const member = await findMember(db, who.memberId)
  if (!member) throw new AppError('LOGIN_REQUIRED')
  const guests = await guestsOf(db, member, deps.clock.now())
  const numbers = await orderNumbersOf(
    db,
    guests.map(({ id }) => id),
  )
  return { orders: numbers.length, proofWanted: !(await isProven(db, deps, member, who)) }
}

/**
 * Everything of the guests of this phone and name becomes the member's, at once or not at all; the second of two tabs finds
 * nothing left. Errors: FORBIDDEN when the phone was not proven for this session, WRONG_CODE.
 */
export async function takeGuestOrders(
  tx: Tx,
  deps: Deps,
  call: AuditedCall & { readonly principal: MemberPrincipal },
  ticket: string | undefined,
): Promise<readonly string[]> {
  const { memberId } = call.principal
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('LOGIN_REQUIRED')
  if (ticket !== undefined) await proveAgain(tx, deps, member, ticket)
  else if (!(await isProven(tx, deps, member, call.principal)))
    throw new AppError('FORBIDDEN', '휴대전화 번호를 한 번 더 인증해 주세요.')
  const guestIds: string[] = []
  // Whoever was waiting for the lock may find that somebody else has taken them.
  for (const { id } of await guestsOf(tx, member, deps.clock.now())) if (await lockMember(tx, id)) guestIds.push(id)
  if (guestIds.length === 0) return []
  const orderNumbers = await orderNumbersOf(tx, guestIds)
  // Table by table and not guest by guest: so all locks come in the one order.
  for (const give of deps.onGuestTaken)
    for (const guestId of guestIds) await give(tx, { guestId, memberId, at: deps.clock.now() })
  for (const guestId of guestIds) {
    await deps.sessions.endAll(tx, { audience: 'guest', subjectId: guestId, keep: null }, 'taken')
    await markTaken(tx, guestId, memberId)
  }
  const detail = { guestIds, orderNumbers }
  await audit(tx, call, { action: 'member.take-guest-orders', objectKind: 'member', objectId: memberId, detail })
  return orderNumbers
}

async function guestsOf(db: DbOrTx, member: MemberRow, now: Date): Promise<readonly MemberRow[]> {
  if (member.phone === '') return []
  const guests = await guestsOfPhone(db, member.phone)
  const own = guests.filter(
    (guest) => guest.suspendedAt === null && isSameGuest(guest, now) && samePerson(guest.name, member.name),
  )
  // In the order in which members are locked everywhere.
  return own.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

async function isProven(db: DbOrTx, { sessions }: Deps, member: MemberRow, who: MemberPrincipal): Promise<boolean> {
  const begun = await sessions.begunAt(db, who.sessionId)
  if (!begun || !member.phoneProvenAt) return false
  return member.phoneProvenAt.getTime() >= begun.getTime() - PROOF_BEFORE_LOGIN_MS
}

async function proveAgain(tx: Tx, deps: Deps, member: MemberRow, ticket: string): Promise<void> {
  const proven = await takeTicket(tx, deps, ticket, 'take-orders')
  if (proven.channel !== 'sms' || proven.target !== member.phone)
    throw new AppError('WRONG_CODE', '회원 정보에 있는 휴대전화 번호로 인증해 주세요.')
  await notePhoneProof(tx, member.id, deps.clock.now())
}
