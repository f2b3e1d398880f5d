import type { DbOrTx } from '#/server/platform/db/database.ts'
import { findPartner } from './partners.repo.ts'

export interface PartnerCard {
  readonly id: string
  readonly name: string
  readonly company: string
  /** Whose head office it is; null reviews proofs. */
  readonly brand: string | null
}

/** Null when there is no such account, or it was closed. */
export async function partnerCard(db: DbOrTx, id: string): Promise<PartnerCard | null> {
  const partner = await findPartner(db, { id })
  return partner && { id: partner.id, name: partner.name, company: partner.company, brand: partner.brand }
}
