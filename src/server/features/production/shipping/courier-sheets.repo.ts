import { eq } from '#/server/platform/db/drizzle.ts'
import type { ExportColumn, ImportColumns } from '#/domain/shipping/courier-sheet.data.ts'
import { FIRST_EXPORT_COLUMNS, PLAIN_EXPORT_COLUMNS } from '#/domain/shipping/courier-sheet.data.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { courierSheets } from './desk.table.ts'
import { couriers, type CourierRow } from './shipping.table.ts'

type SheetRow = typeof courierSheets.$inferSelect

export const readSheets = (db: DbOrTx): Promise<SheetRow[]> => db.select().from(courierSheets)

export async function readSheet(db: DbOrTx, courier: string): Promise<SheetRow | null> {
  const [row] = await db.select().from(courierSheets).where(eq(courierSheets.courier, courier))
  return row ?? null
}

/** As the shop has them, else as every shop begins. */
export const exportColumnsOf = (courier: string, sheet: SheetRow | null | undefined): readonly ExportColumn[] =>
  sheet?.exportColumns ?? FIRST_EXPORT_COLUMNS[courier] ?? PLAIN_EXPORT_COLUMNS

export async function saveExportColumns(
  tx: Tx,
  courier: string,
  exportColumns: readonly ExportColumn[],
): Promise<void> {
  await tx
    .insert(courierSheets)
    .values({ courier, exportColumns })
    .onConflictDoUpdate({ target: courierSheets.courier, set: { exportColumns } })
}

/** Remembers which column was which, for the next list of this courier. */
export async function saveImportColumns(tx: Tx, courier: string, columns: ImportColumns, at: Date): Promise<void> {
  const change = { importColumns: columns, importedAt: at }
  await tx
    .insert(courierSheets)
    .values({ courier, ...change })
    .onConflictDoUpdate({ target: courierSheets.courier, set: change })
}

/** Whoever changes it next waits. */
export async function lockCourier(tx: Tx, code: string): Promise<CourierRow | null> {
  const [row] = await tx.select().from(couriers).where(eq(couriers.code, code)).for('update')
  return row ?? null
}

export async function updateCourier(
  tx: Tx,
  code: string,
  change: Pick<CourierRow, 'numberLengths' | 'checkDigit' | 'pickUpAt'>,
): Promise<void> {
  await tx.update(couriers).set(change).where(eq(couriers.code, code))
}
