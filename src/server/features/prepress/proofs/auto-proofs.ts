import type { ResultOf } from '#/contract/endpoint.ts'
import type { listAutoProofs } from '#/contract/prepress/auto-proofs.contract.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { autoProofByDefault } from '#/domain/preflight/eyes-needed.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readAutoProofs } from './auto-proofs.repo.ts'

/** Every kind, with what holds for it now and who decided that. */
export async function autoProofsOf(db: DbOrTx): Promise<ResultOf<typeof listAutoProofs>> {
  const decided = await readAutoProofs(db)
  return {
    items: PRODUCT_KINDS.map(({ code, name }) => {
      const row = decided.find(({ product }) => product === code)
      const usual = autoProofByDefault(code)
      return {
        product: code,
        name,
        usual,
        enabled: row?.enabled ?? usual,
        changed: row ? { by: row.changedByName, at: row.changedAt.toISOString() } : null,
      }
    }),
  }
}
