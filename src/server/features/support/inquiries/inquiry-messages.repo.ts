import { and, asc, count, eq, gt, ne, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { inquiryMessages, type InquiryMessageRow } from './inquiries.table.ts'

export async function insertMessage(tx: Tx, row: typeof inquiryMessages.$inferInsert): Promise<void> {
  await tx.insert(inquiryMessages).values(row)
}

/** In the order they were said, also after a merge. Notes are for the desk; whoever reads for a customer never selects them. */
export function readMessages(db: DbOrTx, inquiryId: string, reader: 'customer' | 'desk'): Promise<InquiryMessageRow[]> {
  const shown = reader === 'desk' ? undefined : ne(inquiryMessages.kind, 'note')
  return db
    .select()
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), shown))
    .orderBy(asc(inquiryMessages.at), asc(inquiryMessages.seq))
}

/** One that its customer may see. */
export async function readMessage(db: DbOrTx, inquiryId: string, id: string): Promise<InquiryMessageRow | null> {
  const [row] = await db
    .select()
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(inquiryMessages.id, id), ne(inquiryMessages.kind, 'note')))
  return row ?? null
}

/** Answers beyond what the customer has read. */
export async function countUnread(db: DbOrTx, inquiryId: string, readSeq: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(inquiryMessages)
    .where(
      and(
        eq(inquiryMessages.inquiryId, inquiryId),
        gt(inquiryMessages.seq, readSeq),
        eq(inquiryMessages.kind, 'message'),
        eq(inquiryMessages.authorKind, 'staff'),
      ),
    )
  return row?.n ?? 0
}

/** Whether somebody of the staff other than the writer answered after `seen`. */
export async function answeredSince(tx: Tx, inquiryId: string, seen: number, staffId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: inquiryMessages.authorName })
    .from(inquiryMessages)
    .where(
      and(
        eq(inquiryMessages.inquiryId, inquiryId),
        gt(inquiryMessages.seq, seen),
        eq(inquiryMessages.kind, 'message'),
        eq(inquiryMessages.authorKind, 'staff'),
        sql`${inquiryMessages.authorId} is distinct from ${staffId}::uuid`,
      ),
    )
    .limit(1)
  return row?.name ?? null
}

/** Puts all that was said in one inquiry into another one, behind `lastSeq`; the number of the last. */
export async function moveMessages(tx: Tx, fromId: string, into: { id: string; lastSeq: number }): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update inquiry_messages m set inquiry_id = ${into.id}::uuid, seq = ${into.lastSeq}::int + n.place
    from (select id, row_number() over (order by seq) as place from inquiry_messages where inquiry_id = ${fromId}::uuid) n
    where m.id = n.id`)
  return into.lastSeq + (rowCount ?? 0)
}
