import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { TaxFirm } from '#/domain/tax/tax-party.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { taxBuyers, taxSettings } from './tax-invoices.table.ts'

export async function readBuyer(
  db: DbOrTx,
  memberId: string,
): Promise<{ readonly buyer: TaxFirm; readonly monthly: boolean } | null> {
  const [row] = await db.select().from(taxBuyers).where(eq(taxBuyers.memberId, memberId))
  return row ?? null
}

export async function putBuyer(
  tx: Tx,
  row: { memberId: string; buyer: TaxFirm; monthly: boolean; changedAt: Date },
): Promise<void> {
  await tx.insert(taxBuyers).values(row).onConflictDoUpdate({ target: taxBuyers.memberId, set: row })
}

export interface TaxSettings {
  readonly businessType: string | null
  readonly businessItem: string | null
  readonly selfReceipts: boolean
}

export async function readSettings(db: DbOrTx): Promise<TaxSettings> {
  const [row] = await db.select().from(taxSettings)
  return row ?? { businessType: null, businessItem: null, selfReceipts: false }
}

/** Its one row may not be there yet, so what is locked is the table: two who save at once come one after the other. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${taxSettings} in share row exclusive mode`)
}

export async function putSettings(tx: Tx, row: TaxSettings & { readonly changedAt: Date }): Promise<void> {
  await tx.insert(taxSettings).values(row).onConflictDoUpdate({ target: taxSettings.single, set: row })
}
