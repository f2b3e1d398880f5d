import type { Tx } from '#/server/platform/db/database.ts'
import { COURIERS } from './couriers.data.ts'
import { couriers } from './shipping.table.ts'

export async function seedShipping(tx: Tx): Promise<void> {
  await tx
    .insert(couriers)
    .values(COURIERS.map((courier, index) => ({ ...courier, position: index + 1 })))
    .onConflictDoNothing()
}
