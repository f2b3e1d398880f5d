import type { Principal } from '#/server/platform/http/principal.ts'
import { hasRight } from '#/domain/members/rights.ts'
import type { ReaderKind } from '#/domain/proofs/states.ts'
import type { ProofRow } from './proofs.table.ts'

/** As whom somebody reads a proof; null when for them it does not exist. Which part of one is for the endpoint to say. */
export function readerOf(
  proof: Pick<ProofRow, 'memberId' | 'partnerId' | 'shown' | 'version'>,
  principal: Principal,
): ReaderKind | null {
  if (principal.kind === 'staff') return hasRight(principal.rights, 'files-view', 'proofs') ? 'staff' : null
  if (principal.kind === 'member') return proof.shown && proof.memberId === principal.memberId ? 'member' : null
  if (principal.kind === 'partner')
    return proof.version > 0 && proof.partnerId === principal.partnerId ? 'partner' : null
  return null
}

/** Whether a staff member belongs to the desk that speaks with customers about proofs. */
export const isProofDesk = (principal: Principal): boolean =>
  principal.kind === 'staff' && hasRight(principal.rights, 'proofs')
