import { type Buyer, requireBuyer } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** NOT_FOUND for a brand that sells no textbooks, FORBIDDEN in its words to whoever is no approved member of it. */
export async function requireReader(db: DbOrTx, buyer: Buyer, brand: string): Promise<void> {
  await requireBuyer(db, buyer, { brand, goods: 'editions' })
}
