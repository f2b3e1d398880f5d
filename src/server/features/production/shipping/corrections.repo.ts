import { and, eq, ne } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { violates } from '#/server/platform/db/unique-violation.ts'
import { type CorrectionRow, waybillCorrections } from './desk.table.ts'
import { shipments, shipmentEvents, shipmentTracking } from './shipping.table.ts'

interface Waybill {
  readonly courier: string
  readonly trackingNumber: string
}

/** Whether another parcel has this number of this courier. */
export async function isTaken(db: DbOrTx, shipmentId: string, { courier, trackingNumber }: Waybill): Promise<boolean> {
  const [row] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(eq(shipments.courier, courier), eq(shipments.trackingNumber, trackingNumber), ne(shipments.id, shipmentId)),
    )
  return row !== undefined
}

/** Gives a parcel its right number, and forgets what the courier said of the wrong one. */
export async function renumber(tx: Tx, row: CorrectionRow, nextLookAt: Date): Promise<void> {
  const { shipmentId, courier, afterNumber } = row
  await tx
    .update(shipments)
    .set({ courier, trackingNumber: afterNumber })
    .where(eq(shipments.id, shipmentId))
    .catch((error: unknown) => {
      if (violates(error, 'shipments_courier_tracking_number_key'))
        throw new AppError('CONFLICT', '다른 상자가 이미 쓰는 번호입니다.')
      throw error
    })
  await tx.delete(shipmentEvents).where(eq(shipmentEvents.shipmentId, shipmentId))
  const fresh = { stage: 'waiting', misses: 0, lookedAt: null, deliveredAt: null, nextLookAt } as const
  await tx
    .insert(shipmentTracking)
    .values({ shipmentId, ...fresh })
    .onConflictDoUpdate({ target: shipmentTracking.shipmentId, set: fresh })
  await tx.insert(waybillCorrections).values(row)
}
