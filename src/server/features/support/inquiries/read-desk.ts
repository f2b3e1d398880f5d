import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type {
  listStaffInquiries as endpoint,
  StaffInquiry,
  StaffInquirySummary,
} from '#/contract/support/staff-inquiries.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import { INQUIRY_STATE_NAMES, type InquiryState } from '#/domain/support/inquiry-machine.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { contextPictures } from './context-pictures.ts'
import { customerWork, otherInquiries } from './customer-work.repo.ts'
import { countInbox, readInbox } from './inbox.repo.ts'
import { inquiriesWithOffer } from './cases.repo.ts'
import { presentSummary } from './inquiries.presenter.ts'
import { readInquiryRow } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { readDetail } from './read-inquiry.ts'

const PAGE = 30

export async function readInboxPage(
  db: Db,
  query: QueryOf<typeof endpoint>,
  staffId: string,
  now: Date,
): Promise<ResultOf<typeof endpoint>> {
  const after = query.cursor ? readPlace(query.cursor) : null
  const rows = await readInbox(db, { view: query.view, q: query.q ?? '', staffId, after, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const items: StaffInquirySummary[] = []
  const pictures = await contextPictures(
    db,
    shown.map(({ context }) => context),
  )
  const waiting = await inquiriesWithOffer(
    db,
    shown.map(({ id }) => id),
  )
  for (const [at, row] of shown.entries()) {
    const more = { picture: pictures[at] ?? null, offerWaits: waiting.has(row.id) }
    items.push(await presentRow(db, row, more, now))
  }
  const last = shown.at(-1)
  const at = (row: InquiryRow) => (query.view === 'waiting' ? (row.waitingSince ?? row.updatedAt) : row.updatedAt)
  return {
    items,
    next: rows.length > PAGE && last ? writePlace({ at: at(last), id: last.id }) : null,
    counts: await countInbox(db, staffId),
  }
}

const isOverdue = ({ promisedAt }: InquiryRow, now: Date) => promisedAt !== null && promisedAt < now

async function presentRow(
  db: Db,
  row: InquiryRow,
  more: Pick<StaffInquirySummary, 'offerWaits' | 'picture'>,
  now: Date,
): Promise<StaffInquirySummary> {
  const member = row.memberId === null ? null : await memberCard(db, row.memberId)
  return {
    ...presentSummary(row, more),
    unread: Math.max(0, row.lastSeq - row.staffReadSeq),
    customer: member?.companyName ?? maskName(member?.name ?? row.visitorName ?? ''),
    isVisitor: row.memberId === null,
    assignee: row.assigneeName,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    overdue: isOverdue(row, now),
  }
}

/** One inquiry with its notes, and with everything of its customer beside it. */
export async function readForDesk(
  db: Db,
  inquiryId: string,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<StaffInquiry> {
  const row = await readInquiryRow(db, inquiryId)
  if (!row) throw new AppError('NOT_FOUND')
  const { memberId, assigneeId, assigneeName } = row
  const member = memberId === null ? null : await memberCard(db, memberId)
  const work = memberId === null ? { orders: [], estimates: [], proofs: [] } : await customerWork(db, memberId)
  const others = await otherInquiries(db, row)
  return {
    ...(await readDetail(db, row, { kind: 'desk', id: staffId, now, sealer: null })),
    waitingSince: row.waitingSince?.toISOString() ?? null,
    overdue: isOverdue(row, now),
    assignee: assigneeId && assigneeName ? { id: assigneeId, name: assigneeName, mine: assigneeId === staffId } : null,
    scoreNote: row.scoreNote,
    customer: {
      memberId,
      name: member?.name ?? row.visitorName ?? '탈퇴한 회원',
      company: member?.companyName ?? null,
      phone: member?.phone ?? row.visitorPhone ?? '',
      email: member?.email ?? null,
    },
    ...work,
    inquiries: others.map((other) => ({ ...other, detail: INQUIRY_STATE_NAMES[other.detail as InquiryState] })),
  }
}
