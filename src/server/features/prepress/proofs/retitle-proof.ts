import { eq } from '#/server/platform/db/drizzle.ts'
import { lockLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { proofs } from './proofs.table.ts'

/** The proof of a line is called as the line is now. */
export async function retitleProof(tx: Tx, lineId: string): Promise<void> {
  const line = await lockLine(tx, lineId)
  if (line) await tx.update(proofs).set({ title: line.title }).where(eq(proofs.lineId, lineId))
}
