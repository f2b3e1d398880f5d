import { and, desc, eq, ne } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { openingStamps, type ServiceCheckRow, serviceChecks } from './go-live.table.ts'

/** The last try of each service that came to an end or owes money. */
export async function latestChecks(db: DbOrTx): Promise<readonly ServiceCheckRow[]> {
  return db
    .selectDistinctOn([serviceChecks.service])
    .from(serviceChecks)
    .where(ne(serviceChecks.outcome, 'begun'))
    .orderBy(serviceChecks.service, desc(serviceChecks.at))
}

export async function insertCheck(db: DbOrTx, row: typeof serviceChecks.$inferInsert): Promise<void> {
  await db.insert(serviceChecks).values(row)
}

export async function lockPaymentCheck(tx: Tx, id: string): Promise<ServiceCheckRow | null> {
  const [row] = await tx
    .select()
    .from(serviceChecks)
    .where(and(eq(serviceChecks.id, id), eq(serviceChecks.service, 'payment')))
    .for('update')
  return row ?? null
}

export async function updateCheck(
  db: DbOrTx,
  id: string,
  set: Partial<Pick<ServiceCheckRow, 'outcome' | 'says' | 'paymentKey' | 'at'>>,
): Promise<void> {
  await db.update(serviceChecks).set(set).where(eq(serviceChecks.id, id))
}

export async function latestStamp(db: DbOrTx) {
  const [row] = await db.select().from(openingStamps).orderBy(desc(openingStamps.at)).limit(1)
  return row ?? null
}

export async function insertStamp(tx: Tx, row: typeof openingStamps.$inferInsert): Promise<void> {
  await tx.insert(openingStamps).values(row)
}
