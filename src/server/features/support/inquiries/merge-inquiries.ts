import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { lockInquiries, updateInquiry } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { moveMessages } from './inquiry-messages.repo.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'

interface Merge {
  readonly inquiryId: string
  readonly intoId: string
  readonly author: Author
}

/** Two inquiries of one customer become one: all that was said stands in the other, and this one says where it goes on. */
export async function mergeInquiries(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, intoId, author }: Merge,
): Promise<Record<string, never>> {
  const { from, into } = await lockBoth(tx, inquiryId, intoId)
  await moveInquiry(tx, deps, from, 'merge', 'staff')
  const lastSeq = await moveMessages(tx, from.id, into)
  await updateInquiry(tx, from.id, { mergedInto: into.id, unread: 0, lastSeq: 0, customerReadSeq: 0, staffReadSeq: 0 })
  await postMessage(tx, deps, { ...from, lastSeq: 0 }, merged(author, `다른 문의로 합쳤습니다: ${into.title}`))
  await updateInquiry(tx, into.id, { unread: into.unread + from.unread })
  await postMessage(tx, deps, { ...into, lastSeq }, merged(author, `다른 문의를 합쳤습니다: ${from.title}`))
  await waitAsLong(tx, deps, from, into)
  await tellBrowsers(tx, deps, from.id, into.id)
  return {}
}

const merged = (author: Author, body: string) => ({ kind: 'event', author, body }) as const

async function lockBoth(tx: Tx, inquiryId: string, intoId: string): Promise<{ from: InquiryRow; into: InquiryRow }> {
  if (inquiryId === intoId) throw new AppError('CONFLICT', '같은 문의입니다.')
  const rows = await lockInquiries(tx, [inquiryId, intoId])
  const from = rows.find(({ id }) => id === inquiryId)
  const into = rows.find(({ id }) => id === intoId)
  if (!from || !into || from.memberId !== into.memberId || from.visitorPhone !== into.visitorPhone)
    throw new AppError('NOT_FOUND', '같은 고객의 문의가 아닙니다.')
  if (into.state === 'closed') throw new AppError('CONFLICT', '끝난 문의로는 합칠 수 없습니다.')
  if (from.category === 'fault')
    throw new AppError('CONFLICT', '신고는 다른 문의로 합칠 수 없습니다. 다른 문의를 신고로 합쳐 주세요.')
  return { from, into }
}

/** The customer has waited since the earlier of the two. */
async function waitAsLong(tx: Tx, deps: InquiryWork, from: InquiryRow, into: InquiryRow): Promise<void> {
  const { waitingSince, promisedAt } = from
  if (!waitingSince || (into.waitingSince && into.waitingSince <= waitingSince)) return
  if (into.waitingSince === null) await moveInquiry(tx, deps, into, 'write', 'customer')
  await updateInquiry(tx, into.id, { waitingSince, promisedAt })
}
