import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { rateInquiry as rateEndpoint, writeInquiry as endpoint } from '#/contract/support/inquiries.contract.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { attach } from './attach.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { updateInquiry } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { countUnread } from './inquiry-messages.repo.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { type Asker, lockOwn } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'
import { refuseStormOfMessages } from './refuse-storm.ts'

/** As whom the customer of an inquiry speaks in it. */
export async function customerOf(tx: Tx, row: InquiryRow): Promise<Author> {
  if (row.memberId === null) return { kind: 'visitor', id: null, name: row.visitorName ?? '고객' }
  return { kind: 'member', id: row.memberId, name: (await memberCard(tx, row.memberId))?.name ?? '고객' }
}

/** The customer writes on; an answered inquiry waits for the shop again. */
export async function writeOn(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, asker, body }: { inquiryId: string; asker: Asker; body: BodyOf<typeof endpoint> },
): Promise<{ messageId: string }> {
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  const moved = await moveInquiry(tx, deps, row, 'write', 'customer')
  await refuseStormOfMessages(tx, inquiryId)
  const attachments = await attach(tx, asker, body.fileIds)
  const author = await customerOf(tx, row)
  const posted = await postMessage(tx, deps, moved, { kind: 'message', author, body: body.text, attachments })
  await tellBrowsers(tx, deps, inquiryId)
  return { messageId: posted.messageId }
}

/** Reading goes forwards only; the desk sees how far. */
export async function markRead(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, asker, seq }: { inquiryId: string; asker: Asker; seq: number },
): Promise<Record<string, never>> {
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  const customerReadSeq = Math.min(seq, row.lastSeq)
  if (customerReadSeq <= row.customerReadSeq) return {}
  await updateInquiry(tx, row.id, { customerReadSeq, unread: await countUnread(tx, row.id, customerReadSeq) })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

export async function closeOwn(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, asker }: { inquiryId: string; asker: Asker },
): Promise<Record<string, never>> {
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  const moved = await moveInquiry(tx, deps, row, 'close', 'customer')
  const author = await customerOf(tx, row)
  await postMessage(tx, deps, moved, { kind: 'event', author, body: '고객이 문의를 끝냈습니다.' })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

/** What the answers were worth; may be changed as long as the inquiry is here. CONFLICT before there is an answer. */
export async function rate(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, asker, body }: { inquiryId: string; asker: Asker; body: BodyOf<typeof rateEndpoint> },
): Promise<Record<string, never>> {
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  if (row.answeredAt === null) throw new AppError('CONFLICT', '답변을 받으신 뒤에 남기실 수 있습니다.')
  await updateInquiry(tx, row.id, { score: body.score, scoreNote: body.note })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}
