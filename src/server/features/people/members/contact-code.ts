import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import { CODE_DIGITS, CODE_SECONDS, type Contact } from '#/contract/people/codes.contract.ts'
import { emailKey } from '#/domain/members/email.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { countLong } from '#/server/platform/http/call-count.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import * as repo from './codes.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { findByLogin } from './members.repo.ts'
import type { CodePurpose, CodeRow, MemberRow } from './members.table.ts'

type Deps = Pick<MembersDeps, 'database' | 'jobs' | 'clock' | 'ids' | 'sealer'>

const MOST_PER_HOUR = 5
/** Of all purposes together: else a telephone could be made to ring forty times an hour, from as many networks. */
const MOST_A_DAY = 30
/** A mailbox proves nothing where somebody without an account is known by the telephone. */
const PHONE_ALONE: ReadonlySet<CodePurpose> = new Set(['guest', 'guest-order', 'take-orders', 'inquiry', 'reservation'])
const TICKET_MINUTES = 30
const HOUR_MS = 3_600_000

export const targetOf = (contact: Contact): string =>
  contact.channel === 'sms' ? contact.target : emailKey(contact.target)

/**
 * Sends a code. Who asks for the password of an account with a contact that is not proven to be its own gets the same answer, and nothing
 * is sent. Errors: INVALID_INPUT for a mailbox where a telephone is to be proven, TOO_MANY_REQUESTS after five codes of one purpose
 * to one target within an hour, or thirty of all within a day.
 */
export async function sendContactCode(
  deps: Deps,
  ask: { purpose: CodePurpose; contact: Contact; loginId: string | undefined },
): Promise<{ codeId: string; seconds: number }> {
  const target = targetOf(ask.contact)
  const { channel } = ask.contact
  const message = '휴대전화 번호로 인증해 주세요.'
  if (channel === 'email' && PHONE_ALONE.has(ask.purpose))
    throw new AppError('INVALID_INPUT', message, { contact: message })
  if (ask.purpose === 'find-password') await countAsking(deps, target, ask.loginId)
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    await repo.lockTarget(tx, target)
    if (ask.purpose !== 'find-password') await countSending(tx, target, ask.purpose, now)
    const owner = ask.purpose === 'find-password' ? await ownerOf(tx, ask.loginId, { channel, target }) : null
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const codeId = deps.ids.uuid()
    await repo.insertCode(tx, {
      id: codeId,
      purpose: ask.purpose,
      channel,
      target,
      memberId: owner?.id ?? null,
      codeHash: deps.sealer.digest(codeId + code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
    })
    if (ask.purpose !== 'find-password' || owner)
      await deps.jobs.add(tx, sendMessage, codeMessage(deps, await brandOf(tx), { channel, to: target }, code))
    return { codeId, seconds: CODE_SECONDS }
  })
}

/**
 * By target and login id together, before anybody looks whose they are: made-up login ids spend nothing of the owner's, and
 * the refusal does not tell whether the two belong together.
 */
async function countAsking({ database }: Deps, target: string, loginId = ''): Promise<void> {
  const what = JSON.stringify(['find-password', target, loginId.toLowerCase()])
  if ((await countLong(database.db, what, 'hour')).calls > MOST_PER_HOUR) throw tooMany()
  if ((await countLong(database.db, what, 'day')).calls > MOST_A_DAY) throw tooManyToday()
}

/** Every purpose that a stranger may name. Errors: TOO_MANY_REQUESTS. */
async function countSending(tx: Tx, target: string, purpose: CodePurpose, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  if ((await repo.sentSince(tx, target, purpose, hourAgo)) >= MOST_PER_HOUR) throw tooMany()
  if ((await countLong(tx, JSON.stringify(['code', target]), 'day')).calls > MOST_A_DAY) throw tooManyToday()
}

const tooManyToday = () =>
  new AppError(
    'TOO_MANY_REQUESTS',
    '오늘 보낼 수 있는 인증번호를 모두 보냈습니다. 내일 다시 하시거나 고객센터로 알려 주세요.',
  )

const tooMany = () =>
  new AppError('TOO_MANY_REQUESTS', '인증번호를 너무 여러 번 보냈습니다. 한 시간 뒤 다시 해 주세요.')

async function ownerOf(
  tx: Tx,
  loginId: string | undefined,
  contact: { channel: 'sms' | 'email'; target: string },
): Promise<MemberRow | null> {
  const member = loginId ? await findByLogin(tx, loginId.toLowerCase()) : null
  return member && opensAccount(member, contact) ? member : null
}

/** A mailbox that was only typed may be a stranger's. Telephones were proven when their owner joined. */
export const opensAccount = (member: MemberRow, { channel, target }: Pick<CodeRow, 'channel' | 'target'>): boolean =>
  channel === 'sms' ? member.phone === target : member.emailProvenAt !== null && member.emailKey === target

function codeMessage(
  { sealer }: Deps,
  brand: string,
  { channel, to }: { channel: 'sms' | 'email'; to: string },
  code: string,
) {
  const body = `[${brand}] 인증번호 ${code}\n${CODE_SECONDS / 60}분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`
  return {
    channel,
    to,
    subject: channel === 'email' ? `[${brand}] 인증번호를 보내 드립니다` : null,
    // Jobs that failed stay in the queue, and a dump has them.
    body: sealer.seal(body),
    secret: true as const,
  }
}

/** Errors: WRONG_CODE; the try is counted whatever the outcome, so it is committed before the answer. */
export async function confirmContactCode(deps: Deps, codeId: string, code: string): Promise<string> {
  const ticket = deps.ids.secret()
  const right = await deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const row = await repo.countTry(tx, codeId, now)
    const isIt = (digest: Buffer) => row !== null && timingSafeEqual(row.codeHash, digest)
    if (!row || !deps.sealer.digests(codeId + code).some(isIt)) return false
    await repo.markVerified(tx, codeId, { verifiedAt: now, ticketHash: hash(ticket) })
    return true
  })
  if (!right) throw new AppError('WRONG_CODE')
  return ticket
}

/** Whose password a ticket may set; it is not used up. Null for nobody's. Errors: WRONG_CODE. */
export async function ticketOwner(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  ticket: string,
  purpose: CodePurpose,
): Promise<string | null> {
  const verifiedAfter = new Date(clock.now().getTime() - TICKET_MINUTES * 60_000)
  const row = await repo.findTicket(database.db, { hash: hash(ticket), purpose, verifiedAfter })
  if (!row) throw tooOld()
  return row.memberId
}

/** What a ticket proves, without using it up. Errors: WRONG_CODE. */
export async function ticketTarget(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  ticket: string,
  purpose: CodePurpose,
): Promise<string> {
  const verifiedAfter = new Date(clock.now().getTime() - TICKET_MINUTES * 60_000)
  const row = await repo.findTicket(database.db, { hash: hash(ticket), purpose, verifiedAfter })
  if (!row) throw tooOld()
  return row.target
}

/** Uses up a ticket in the transaction of what it is for. Errors: WRONG_CODE. */
export async function takeTicket(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  ticket: string,
  purpose: CodePurpose,
): Promise<CodeRow> {
  const now = deps.clock.now()
  const verifiedAfter = new Date(now.getTime() - TICKET_MINUTES * 60_000)
  const row = await repo.takeTicket(tx, { hash: hash(ticket), purpose, verifiedAfter, now })
  if (!row) throw tooOld()
  return row
}

const tooOld = () => new AppError('WRONG_CODE', '인증한 지 오래되었습니다. 인증번호를 다시 받아 주세요.')

const hash = (text: string) => createHash('sha256').update(text).digest()
