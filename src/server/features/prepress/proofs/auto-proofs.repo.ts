import { eq } from '#/server/platform/db/drizzle.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { autoProofByDefault } from '#/domain/preflight/eyes-needed.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { autoProofs } from './proofs.table.ts'

type AutoProofRow = typeof autoProofs.$inferSelect

export const readAutoProofs = (db: DbOrTx): Promise<AutoProofRow[]> => db.select().from(autoProofs)

/** What the shop decided for the kind, else its rule. */
export async function isAuto(db: DbOrTx, product: ProductCode): Promise<boolean> {
  const [row] = await db.select().from(autoProofs).where(eq(autoProofs.product, product))
  return row?.enabled ?? autoProofByDefault(product)
}

export async function saveAutoProof(tx: Tx, row: AutoProofRow): Promise<void> {
  const { product: _, ...set } = row
  await tx.insert(autoProofs).values(row).onConflictDoUpdate({ target: autoProofs.product, set })
}
