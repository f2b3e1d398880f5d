import type { InquiryContext } from '#/contract/support/inquiry.ts'
import type { InquiryCategory } from '#/domain/support/inquiry-categories.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { attach } from './attach.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { insertInquiry } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { tellBrowsers } from './move-inquiry.ts'
import type { Asker } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'
import { promiseOf } from './promise-of.ts'
import { refuseStormOfInquiries } from './refuse-storm.ts'

export interface NewInquiry {
  readonly from:
    | { readonly kind: 'member'; readonly memberId: string; readonly name: string }
    | { readonly kind: 'visitor'; readonly phone: string; readonly name: string }
  readonly category: InquiryCategory
  readonly title: string
  readonly text: string
  readonly context: InquiryContext | null
  readonly fileIds: readonly string[]
  readonly asker: Asker
  /** Who of the desk wrote it down for a customer on the telephone, and has it. */
  readonly takenBy?: Author & { readonly id: string }
}

/** Writes an inquiry with its first message; the desk sees it at once, with the time that was promised. */
export async function beginInquiry(tx: Tx, deps: InquiryWork, asked: NewInquiry): Promise<InquiryRow> {
  const { from, takenBy } = asked
  if (!takenBy) await refuseStormOfInquiries(tx, from.kind === 'member' ? from.memberId : from.phone)
  const now = deps.clock.now()
  const row: InquiryRow = {
    ...NOTHING_YET,
    id: deps.ids.uuid(),
    memberId: from.kind === 'member' ? from.memberId : null,
    visitorName: from.kind === 'visitor' ? from.name : null,
    visitorPhone: from.kind === 'visitor' ? from.phone : null,
    category: asked.category,
    title: asked.title,
    context: asked.context,
    orderNumber: asked.context?.orderNumber ?? null,
    waitingSince: now,
    promisedAt: (await promiseOf(tx, now)).at,
    assigneeId: takenBy?.id ?? null,
    assigneeName: takenBy?.name ?? null,
    createdAt: now,
    updatedAt: now,
  }
  await insertInquiry(tx, row)
  const author: Author = takenBy ?? { kind: from.kind, id: row.memberId, name: from.name }
  const attachments = await attach(tx, asked.asker, asked.fileIds)
  const posted = await postMessage(tx, deps, row, { kind: 'message', author, body: asked.text, attachments })
  await tellBrowsers(tx, deps, row.id)
  return posted.row
}

const NOTHING_YET = {
  state: 'received',
  imported: false,
  lastSeq: 0,
  customerReadSeq: 0,
  staffReadSeq: 0,
  unread: 0,
  lastText: '',
  answeredAt: null,
  closedAt: null,
  mergedInto: null,
  score: null,
  scoreNote: null,
} as const
