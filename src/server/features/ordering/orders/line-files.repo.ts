import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import type { OrderLine } from './order-line.ts'
import { orderLineFiles, orderLines } from './orders.table.ts'

export type FileSet = typeof orderLineFiles.$inferSelect

interface Why {
  readonly by: Actor
  readonly byName: string
  readonly reason: string
  readonly at: Date
}

/** Every set of files that a line had, oldest first; what it was ordered with is the first. */
export async function fileSetsOf(db: DbOrTx, line: OrderLine): Promise<readonly FileSet[]> {
  const sets = await db
    .select()
    .from(orderLineFiles)
    .where(eq(orderLineFiles.lineId, line.id))
    .orderBy(asc(orderLineFiles.version))
  return sets.length > 0 || line.files.length === 0 ? sets : [orderedWith(line)]
}

/** Gives a line other files and keeps the old ones in its history. The line is locked. */
export async function changeFiles(
  tx: Tx,
  line: OrderLine,
  to: Pick<OrderLine, 'files' | 'staffAskedAt'>,
  { by, byName, reason, at }: Why,
): Promise<void> {
  const before = await fileSetsOf(tx, line)
  if (before.length === 1 && before[0]?.version === 1)
    await tx.insert(orderLineFiles).values(before[0]).onConflictDoNothing()
  const version = (before.at(-1)?.version ?? 0) + 1
  const who = { byKind: by.kind, byId: by.id, byName }
  await tx.insert(orderLineFiles).values({ lineId: line.id, version, files: to.files, ...who, reason, at })
  await tx.update(orderLines).set(to).where(eq(orderLines.id, line.id))
}

const orderedWith = ({ id, files, memberId, placedAt }: OrderLine): FileSet => ({
  lineId: id,
  version: 1,
  files,
  byKind: 'customer',
  byId: memberId,
  byName: '',
  reason: '',
  at: placedAt,
})
