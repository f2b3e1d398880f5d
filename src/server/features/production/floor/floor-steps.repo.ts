import { and, eq } from '#/server/platform/db/drizzle.ts'
import type { StepKind } from '#/domain/floor/steps.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { floorEvents, type FloorStepRow, floorSteps, machines, type MachineRow } from './floor.table.ts'

interface StepKey {
  readonly lineId: string
  readonly round: number
  readonly kind: StepKind
}

export async function readStep(db: DbOrTx, { lineId, round, kind }: StepKey): Promise<FloorStepRow | null> {
  const [row] = await db
    .select()
    .from(floorSteps)
    .where(and(eq(floorSteps.lineId, lineId), eq(floorSteps.round, round), eq(floorSteps.kind, kind)))
  return row ?? null
}

/** Writes a step whose line is locked: whoever comes second has been told so before. */
export async function putStep(tx: Tx, row: typeof floorSteps.$inferInsert): Promise<void> {
  const { lineId: _line, round: _round, kind: _kind, ...values } = row
  await tx
    .insert(floorSteps)
    .values(row)
    .onConflictDoUpdate({ target: [floorSteps.lineId, floorSteps.round, floorSteps.kind], set: values })
}

export async function addEvent(tx: Tx, row: typeof floorEvents.$inferInsert): Promise<void> {
  await tx.insert(floorEvents).values(row)
}

export async function readMachine(db: DbOrTx, id: string): Promise<MachineRow | null> {
  const [row] = await db.select().from(machines).where(eq(machines.id, id))
  return row ?? null
}
