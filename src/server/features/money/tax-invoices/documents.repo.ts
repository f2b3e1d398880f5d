import { and, asc, eq, inArray, ne, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type TaxDocumentOrder, taxDocumentOrders, type TaxDocumentRow, taxDocuments } from './tax-invoices.table.ts'

export type Linked = TaxDocumentRow & { readonly orders: readonly TaxDocumentOrder[] }

export async function readDocument(db: DbOrTx, id: string): Promise<TaxDocumentRow | null> {
  const [row] = await db.select().from(taxDocuments).where(eq(taxDocuments.id, id))
  return row ?? null
}

export async function lockDocument(tx: Tx, id: string): Promise<TaxDocumentRow | null> {
  const [row] = await tx.select().from(taxDocuments).where(eq(taxDocuments.id, id)).for('update')
  return row ?? null
}

export function linksOf(db: DbOrTx, documentId: string): Promise<TaxDocumentOrder[]> {
  return db
    .select()
    .from(taxDocumentOrders)
    .where(eq(taxDocumentOrders.documentId, documentId))
    .orderBy(asc(taxDocumentOrders.orderId))
}

/** Every living paper of an order, the oldest first; the caller has locked the order. */
export async function lockPapersOf(tx: Tx, orderId: string): Promise<readonly Linked[]> {
  const ids = tx
    .select({ id: taxDocumentOrders.documentId })
    .from(taxDocumentOrders)
    .where(eq(taxDocumentOrders.orderId, orderId))
  const rows = await tx
    .select()
    .from(taxDocuments)
    .where(and(inArray(taxDocuments.id, ids), ne(taxDocuments.state, 'cancelled')))
    .orderBy(asc(taxDocuments.id))
    .for('update')
  const linked = await Promise.all(rows.map(async (row) => ({ ...row, orders: await linksOf(tx, row.id) })))
  return linked.toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime())
}

/** What waits to be issued for the month that ends on this day. */
export function lockGathered(tx: Tx, writeDay: string): Promise<TaxDocumentRow[]> {
  return tx
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.per, 'month'), eq(taxDocuments.state, 'waiting'), eq(taxDocuments.writeDay, writeDay)))
    .orderBy(asc(taxDocuments.id))
    .for('update')
}

/** Whether the order ever had a paper, one that was taken back too. */
export async function everHadPaper(db: DbOrTx, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: taxDocumentOrders.documentId })
    .from(taxDocumentOrders)
    .where(eq(taxDocumentOrders.orderId, orderId))
    .limit(1)
  return row !== undefined
}

export async function insertDocument(
  tx: Tx,
  row: typeof taxDocuments.$inferInsert,
  links: readonly Omit<TaxDocumentOrder, 'documentId'>[],
): Promise<void> {
  await tx.insert(taxDocuments).values(row)
  if (links.length > 0)
    await tx.insert(taxDocumentOrders).values(links.map((link) => ({ ...link, documentId: row.id })))
}

export async function updateDocument(tx: Tx, id: string, change: Partial<TaxDocumentRow>): Promise<void> {
  await tx.update(taxDocuments).set(change).where(eq(taxDocuments.id, id))
}

export async function putLink(tx: Tx, link: TaxDocumentOrder): Promise<void> {
  const { supply, vat } = link
  await tx
    .insert(taxDocumentOrders)
    .values(link)
    .onConflictDoUpdate({ target: [taxDocumentOrders.documentId, taxDocumentOrders.orderId], set: { supply, vat } })
}

/** Where a firm's orders of a month are gathered; the caller has locked its member's orders. */
export async function lockMonthly(
  tx: Tx,
  { memberId, businessNumber, writeDay }: { memberId: string; businessNumber: string; writeDay: string },
): Promise<TaxDocumentRow | null> {
  const [row] = await tx
    .select()
    .from(taxDocuments)
    .where(
      and(
        eq(taxDocuments.memberId, memberId),
        eq(taxDocuments.per, 'month'),
        eq(taxDocuments.state, 'waiting'),
        eq(taxDocuments.writeDay, writeDay),
        sql`${taxDocuments.buyer} ->> 'businessNumber' = ${businessNumber}`,
      ),
    )
    .for('update')
  return row ?? null
}

/** Papers at the service whose state may have changed, those not looked at for longest first. */
export async function toLookUp(db: DbOrTx, before: Date, limit: number): Promise<readonly TaxDocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(
      and(
        inArray(taxDocuments.state, ['issued', 'sent']),
        sql`coalesce(${taxDocuments.lookedUpAt}, ${taxDocuments.issuedAt}) < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`coalesce(${taxDocuments.lookedUpAt}, ${taxDocuments.issuedAt})`)
    .limit(limit)
}

/** Asked of the service and not answered for a while, whoever was to look. */
export async function stuckIssues(db: DbOrTx, before: Date): Promise<readonly TaxDocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(
      and(
        eq(taxDocuments.state, 'issuing'),
        sql`coalesce(${taxDocuments.issueStartedAt}, ${taxDocuments.askedAt}) < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(200)
}

/** Gathered papers whose month is over. */
export async function endedMonths(db: DbOrTx, today: string): Promise<readonly TaxDocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(
      and(eq(taxDocuments.state, 'waiting'), eq(taxDocuments.per, 'month'), sql`${taxDocuments.writeDay} < ${today}`),
    )
}

/** Cancels of receipts that wait until the tax office has the receipt. */
export function waitingCancels(db: DbOrTx, originalId: string): Promise<TaxDocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.originalId, originalId), eq(taxDocuments.state, 'waiting')))
}

/** The first of its orders; null for none. */
export async function orderOfDocument(db: DbOrTx, documentId: string): Promise<string | null> {
  return (await linksOf(db, documentId))[0]?.orderId ?? null
}
