import type { Tx } from '#/server/platform/db/database.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { updateInquiry } from './inquiries.repo.ts'
import type { InquiryAttachment, InquiryMessageRow, InquiryRow, StoredCard } from './inquiries.table.ts'
import { insertMessage } from './inquiry-messages.repo.ts'

export interface Author {
  readonly kind: InquiryMessageRow['authorKind']
  readonly id: string | null
  readonly name: string
}

export const SHOP_ITSELF: Author = { kind: 'system', id: null, name: '' }

export interface NewMessage {
  readonly kind: InquiryMessageRow['kind']
  readonly author: Author
  readonly body: string
  readonly attachments?: readonly InquiryAttachment[]
  readonly card?: StoredCard | null
}

const LAST_TEXT = 160

/** Adds a line to a locked inquiry. A note changes nothing that a customer sees, not even the time of the last word. */
export async function postMessage(
  tx: Tx,
  { clock, ids }: Pick<InquiryWork, 'clock' | 'ids'>,
  row: InquiryRow,
  message: NewMessage,
): Promise<{ readonly row: InquiryRow; readonly messageId: string }> {
  const now = clock.now()
  const seq = row.lastSeq + 1
  const messageId = ids.uuid()
  await insertMessage(tx, {
    id: messageId,
    inquiryId: row.id,
    seq,
    kind: message.kind,
    authorKind: message.author.kind,
    authorId: message.author.id,
    authorName: message.author.name,
    body: message.body,
    attachments: message.attachments ?? [],
    card: message.card ?? null,
    at: now,
  })
  const said = message.kind === 'message'
  const change = {
    lastSeq: seq,
    ...(said ? { lastText: message.body.replaceAll('\n', ' ').slice(0, LAST_TEXT), updatedAt: now } : {}),
    ...(said && message.author.kind === 'staff' ? { unread: row.unread + 1 } : {}),
    // Whoever writes has read what stands above.
    ...(said && message.author.kind !== 'staff' ? { customerReadSeq: seq, unread: 0 } : {}),
    ...(message.author.kind === 'staff' ? { staffReadSeq: seq } : {}),
  }
  await updateInquiry(tx, row.id, change)
  return { row: { ...row, ...change }, messageId }
}
