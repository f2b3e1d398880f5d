import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerInquiry as answerEndpoint } from '#/contract/support/staff-inquiries.contract.ts'
import { serviceStaff } from '#/server/features/people/staff/staff.public.ts'
import type { AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { attach } from './attach.ts'
import type { AnswerWork, InquiryWork } from './inquiries-deps.ts'
import { updateInquiry } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { tellAnswered } from './inquiry-events.ts'
import { answeredSince } from './inquiry-messages.repo.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { lockForDesk } from './own-inquiry.ts'
import { checkedCard } from './checked-card.ts'
import { type Author, postMessage } from './post-message.ts'

/** Several answers in a row make one message to the customer, and none when they were read meanwhile. */
const answerDelay = (now: Date): Date => new Date(now.getTime() + 60_000)

export const tellAnswerSoon = (tx: Tx, { jobs, clock }: Pick<InquiryWork, 'jobs' | 'clock'>, inquiryId: string) =>
  jobs.add(tx, tellAnswered, { inquiryId }, { key: `inquiry-answered:${inquiryId}`, runAt: answerDelay(clock.now()) })

interface NewAnswer {
  readonly inquiryId: string
  readonly author: Author & { readonly id: string }
  readonly call: AuditedCall & { readonly principal: StaffPrincipal }
  readonly body: BodyOf<typeof answerEndpoint>
}

/** CONFLICT when another of the staff answered what the writer has not seen; the text stays with the writer. */
export async function answer(
  tx: Tx,
  deps: AnswerWork,
  { inquiryId, author, call, body }: NewAnswer,
): Promise<{ messageId: string }> {
  const { principal } = call
  const row = await lockForDesk(tx, inquiryId)
  const other = await answeredSince(tx, inquiryId, body.seen, principal.staffId)
  if (other)
    throw new AppError('CONFLICT', `그 사이 ${other}님이 답했습니다. 답변을 확인하고, 쓰신 글을 고쳐 보내 주세요.`)
  const moved = await moveInquiry(tx, deps, row, 'answer', 'staff')
  const card = body.card && (await checkedCard(tx, deps, { row, card: body.card, call, author }))
  const attachments = await attach(tx, { principal, visitorKey: null }, body.fileIds)
  const posted = await postMessage(tx, deps, moved, { kind: 'message', author, body: body.text, attachments, card })
  await takeFirst(tx, row, author)
  await tellAnswerSoon(tx, deps, inquiryId)
  await tellBrowsers(tx, deps, inquiryId)
  return { messageId: posted.messageId }
}

/** Whoever answers first has taken it. */
export async function takeFirst(tx: Tx, row: InquiryRow, author: Author): Promise<void> {
  if (row.assigneeId === null) await updateInquiry(tx, row.id, { assigneeId: author.id, assigneeName: author.name })
}

export async function note(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, text }: { inquiryId: string; author: Author; text: string },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  await postMessage(tx, deps, row, { kind: 'note', author, body: text })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

export async function markSeen(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, seq }: { inquiryId: string; seq: number },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  const staffReadSeq = Math.min(seq, row.lastSeq)
  if (staffReadSeq <= row.staffReadSeq) return {}
  await updateInquiry(tx, row.id, { staffReadSeq })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

/** Somebody of the desk has it now, or nobody; who has it is checking it. */
export async function assign(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, staffId }: { inquiryId: string; staffId: string | null },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  if (row.state === 'closed') throw new AppError('CONFLICT', '끝난 문의는 맡을 수 없습니다.')
  const staff = staffId === null ? null : (await serviceStaff(tx)).find(({ id }) => id === staffId)
  if (staff === undefined) throw new AppError('NOT_FOUND', '문의를 맡을 수 있는 직원이 아닙니다.')
  if (staff && (row.state === 'received' || row.state === 'replied')) await moveInquiry(tx, deps, row, 'take', 'staff')
  await updateInquiry(tx, row.id, { assigneeId: staff?.id ?? null, assigneeName: staff?.name ?? null })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

export async function closeByStaff(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author }: { inquiryId: string; author: Author },
): Promise<Record<string, never>> {
  const moved = await moveInquiry(tx, deps, await lockForDesk(tx, inquiryId), 'close', 'staff')
  await postMessage(tx, deps, moved, { kind: 'event', author, body: '문의를 끝냈습니다.' })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}
