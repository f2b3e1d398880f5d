import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { InboxView } from '#/contract/support/staff-inquiries.contract.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Place } from '#/server/platform/db/keyset.ts'
import { inquiries, type InquiryRow } from './inquiries.table.ts'

export interface InboxRange {
  readonly view: InboxView
  readonly q: string
  readonly staffId: string
  readonly after: Place | null
  readonly limit: number
}

const AGREED = sql`exists (select 1 from cases c where c.inquiry_id = ${inquiries.id} and c.state in ('agreed', 'returning'))`

const VIEWS: Readonly<Record<InboxView, (staffId: string) => SQL>> = {
  waiting: () => sql`${inquiries.waitingSince} is not null`,
  mine: (staffId) => sql`${inquiries.assigneeId} = ${staffId}::uuid and ${inquiries.state} <> 'closed'`,
  answered: () => sql`${inquiries.state} = 'answered'`,
  agreed: () => AGREED,
  closed: () => sql`${inquiries.state} = 'closed'`,
  all: () => sql`true`,
}

/** Who waits longest stands first where somebody waits; else the newest. */
export function readInbox(db: Db, { view, q, staffId, after, limit }: InboxRange): Promise<InquiryRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const found = q === '' ? sql`true` : sql`(${inquiries.title} ilike ${part} or ${inquiries.orderNumber} = upper(${q}))`
  const waiting = view === 'waiting'
  const at = waiting ? sql`${inquiries.waitingSince}` : sql`${inquiries.updatedAt}`
  const place = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
  const onwards = place
    ? waiting
      ? sql`(${at}, ${inquiries.id}) > ${place}`
      : sql`(${at}, ${inquiries.id}) < ${place}`
    : sql`true`
  return db
    .select()
    .from(inquiries)
    .where(sql`${VIEWS[view](staffId)} and ${found} and ${onwards}`)
    .orderBy(waiting ? sql`${at} asc, ${inquiries.id} asc` : sql`${at} desc, ${inquiries.id} desc`)
    .limit(limit)
}

export interface InboxCounts {
  readonly waiting: number
  readonly mine: number
  readonly agreed: number
}

export async function countInbox(db: Db, staffId: string): Promise<InboxCounts> {
  const { rows } = await db.execute<InboxCounts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from inquiries where waiting_since is not null) as waiting,
      (select count(*)::int from inquiries where assignee_id = ${staffId}::uuid and state <> 'closed') as mine,
      (select count(*)::int from cases where state in ('agreed', 'returning')) as agreed`)
  return rows[0] ?? { waiting: 0, mine: 0, agreed: 0 }
}
