import { and, desc, eq, isNull, lte, sql } from '#/server/platform/db/drizzle.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { deliveryFees, type DeliveryFeesRow } from './delivery-fees.table.ts'

/** Fees with the number by which an order or estimate remembers them. */
export type ValidFees = Pick<DeliveryFeesRow, 'version' | 'fees'>

/** What holds at a moment: of the latest day that has come, the newest version. Asked each time, so that every server agrees. */
export async function feesAt(db: DbOrTx, now: Date): Promise<ValidFees> {
  const [row] = await db
    .select({ version: deliveryFees.version, fees: deliveryFees.fees })
    .from(deliveryFees)
    .where(and(lte(deliveryFees.fromDay, seoulDay(now)), isNull(deliveryFees.withdrawnAt)))
    .orderBy(desc(deliveryFees.fromDay), desc(deliveryFees.version))
    .limit(1)
  if (!row) throw new Error('the shop has no delivery fees: its first version is gone')
  return row
}

/** Those that an order or an estimate was made by. */
export async function feesOf(db: DbOrTx, version: number): Promise<DeliveryFees> {
  const fees = (await feesByVersion(db)).get(version)
  if (!fees) throw new Error(`delivery fees ${version} are gone`)
  return fees
}

export async function feesByVersion(db: DbOrTx): Promise<ReadonlyMap<number, DeliveryFees>> {
  return new Map((await allFees(db)).map(({ version, fees }) => [version, fees]))
}

/** The newest first. */
export function allFees(db: DbOrTx): Promise<DeliveryFeesRow[]> {
  return db.select().from(deliveryFees).orderBy(desc(deliveryFees.version))
}

/** Whoever changes fees at the same time comes after; orders go on meanwhile. */
export async function lockFees(tx: Tx): Promise<DeliveryFeesRow[]> {
  await tx.execute(sql`lock table delivery_fees in share row exclusive mode`)
  return allFees(tx)
}

export async function insertFees(tx: Tx, row: DeliveryFeesRow): Promise<void> {
  await tx.insert(deliveryFees).values(row)
}

export async function withdrawFees(tx: Tx, version: number, at: Date): Promise<void> {
  await tx.update(deliveryFees).set({ withdrawnAt: at }).where(eq(deliveryFees.version, version))
}
