import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { partnerCard } from '#/server/features/people/partners/partners.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { orderOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { Author } from './post-message.ts'
import type { ProofRow } from './proofs.table.ts'

/** As whom a reader of a proof speaks in its thread. */
export async function authorOf(tx: Tx, proof: Pick<ProofRow, 'orderId'>, principal: Principal): Promise<Author> {
  if (principal.kind === 'member')
    return { kind: 'member', id: principal.memberId, name: (await orderOf(tx, proof.orderId))?.orderer.name ?? '고객' }
  if (principal.kind === 'partner') {
    const partner = await partnerCard(tx, principal.partnerId)
    return {
      kind: 'partner',
      id: principal.partnerId,
      name: partner ? `${partner.name} · ${partner.company}` : '파트너',
    }
  }
  if (principal.kind === 'staff')
    return { kind: 'staff', id: principal.staffId, name: (await staffName(tx, principal.staffId)) ?? '시안실' }
  throw new Error('a visitor says nothing in a proof')
}

/** The id by which a message is known as the reader's own. */
export function idOf(principal: Principal): string {
  if (principal.kind === 'member') return principal.memberId
  if (principal.kind === 'partner') return principal.partnerId
  return principal.kind === 'staff' ? principal.staffId : ''
}

export async function partnerOf(db: DbOrTx, partnerId: string): Promise<{ id: string; name: string } | null> {
  const partner = await partnerCard(db, partnerId)
  return partner && { id: partner.id, name: `${partner.name} · ${partner.company}` }
}

/** Somebody who reviews proofs; the head office of a brand never does. */
export const partnerExists = async (db: DbOrTx, partnerId: string): Promise<boolean> => {
  const partner = await partnerCard(db, partnerId)
  return partner !== null && partner.brand === null
}
