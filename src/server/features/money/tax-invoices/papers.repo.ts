import { and, asc, desc, eq, inArray, ne, or, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { taxDocumentEvents, taxDocumentOrders, type TaxDocumentRow, taxDocuments } from './tax-invoices.table.ts'

/** Of each order its papers, the oldest first. */
export async function papersOfOrders(
  db: DbOrTx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TaxDocumentRow[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: taxDocumentOrders.orderId, paper: taxDocuments })
    .from(taxDocumentOrders)
    .innerJoin(taxDocuments, eq(taxDocuments.id, taxDocumentOrders.documentId))
    .where(inArray(taxDocumentOrders.orderId, [...orderIds]))
    .orderBy(asc(taxDocuments.askedAt), asc(taxDocuments.id))
  const grouped = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...grouped].map(([orderId, found]) => [orderId, found.map(({ paper }) => paper)]))
}

export function amendmentsOf(db: DbOrTx, documentId: string): Promise<TaxDocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.originalId, documentId), ne(taxDocuments.state, 'cancelled')))
    .orderBy(asc(taxDocuments.askedAt), asc(taxDocuments.id))
}

export const eventsOf = (db: DbOrTx, documentId: string) =>
  db
    .select()
    .from(taxDocumentEvents)
    .where(eq(taxDocumentEvents.documentId, documentId))
    .orderBy(asc(taxDocumentEvents.id))

export async function orderNumbersOf(
  db: DbOrTx,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; numbers: string[] }>(sql`
    select l.document_id as id, array_agg(o.number order by o.number) as numbers
      from tax_document_orders l join orders o on o.id = l.order_id
     where ${inArray(sql`l.document_id`, [...documentIds])} group by 1`)
  return new Map(rows.map(({ id, numbers }) => [id, numbers]))
}

export type Shown = 'todo' | 'failed' | 'proposed' | 'due' | 'open' | 'all'

const STATES: Readonly<Record<Exclude<Shown, 'all'>, readonly TaxDocumentRow['state'][]>> = {
  todo: ['failed', 'proposed', 'waiting'],
  failed: ['failed'],
  proposed: ['proposed'],
  due: ['waiting'],
  open: ['issuing', 'issued', 'sent'],
}
const MOST = 500
/** Asked for again and again, and nobody answers. */
const UNANSWERED = sql`(${taxDocuments.state} = 'issuing' and ${taxDocuments.failureCode} is not null)`

const inMonth = (month: string) =>
  sql`${taxDocuments.writeDay} >= ${`${month}-01`}::date and ${taxDocuments.writeDay} < (${`${month}-01`}::date + interval '1 month')`

/** For the desk: what waits, of whatever month, what failed and then the most urgent first; all of one month, the newest first. */
export function deskPapers(db: DbOrTx, show: Shown, month: string): Promise<TaxDocumentRow[]> {
  const query = db.select().from(taxDocuments)
  return show === 'all'
    ? query.where(inMonth(month)).orderBy(desc(taxDocuments.askedAt), asc(taxDocuments.id)).limit(MOST)
    : query
        .where(
          show === 'todo' || show === 'failed'
            ? or(inArray(taxDocuments.state, [...STATES[show]]), UNANSWERED)
            : inArray(taxDocuments.state, [...STATES[show]]),
        )
        .orderBy(
          desc(sql`${taxDocuments.state} = 'failed' or ${UNANSWERED}`),
          asc(taxDocuments.dueDay),
          asc(taxDocuments.askedAt),
          asc(taxDocuments.id),
        )
        .limit(MOST)
}

export function papersOfMonth(db: DbOrTx, month: string): Promise<TaxDocumentRow[]> {
  return db.select().from(taxDocuments).where(inMonth(month)).orderBy(asc(taxDocuments.writeDay), asc(taxDocuments.id))
}

export async function deskCounts(db: DbOrTx) {
  const { rows } = await db.execute<{ due: number; failed: number; proposed: number; open: number }>(sql`
    select count(*) filter (where state = 'waiting')::int as due, count(*) filter (where state = 'failed' or ${UNANSWERED})::int as failed,
      count(*) filter (where state = 'proposed')::int as proposed,
      count(*) filter (where state in ('issuing', 'issued', 'sent'))::int as open
    from ${taxDocuments} where state not in ('done', 'cancelled')`)
  return rows[0] ?? { due: 0, failed: 0, proposed: 0, open: 0 }
}
