import type { Tx } from '#/server/platform/db/database.ts'
import { FIRST_HOURS, FIRST_MACHINES } from './machines.data.ts'
import { machines } from './floor.table.ts'

export async function seedFloor(tx: Tx): Promise<void> {
  const rows = FIRST_MACHINES.map((machine, index) => ({ ...machine, ...FIRST_HOURS, position: index + 1 }))
  await tx.insert(machines).values(rows).onConflictDoNothing()
}
