import type { Principal } from '#/server/platform/http/principal.ts'
import { PROOF_DESK } from '#/domain/proofs/permissions.ts'
import type { StaffRole } from '#/domain/members/roles.ts'
import type { ReaderKind } from '#/domain/proofs/states.ts'
import type { ProofRow } from './proofs.table.ts'

/** Staff who see proofs at all; which part of one is for the endpoint to say. */
const SEES_PROOFS: readonly StaffRole[] = [...PROOF_DESK, 'production']

/** As whom somebody reads a proof; null when for them it does not exist. */
export function readerOf(
  proof: Pick<ProofRow, 'memberId' | 'partnerId' | 'shown' | 'version'>,
  principal: Principal,
): ReaderKind | null {
  if (principal.kind === 'staff') return principal.roles.some((role) => SEES_PROOFS.includes(role)) ? 'staff' : null
  if (principal.kind === 'member') return proof.shown && proof.memberId === principal.memberId ? 'member' : null
  if (principal.kind === 'partner')
    return proof.version > 0 && proof.partnerId === principal.partnerId ? 'partner' : null
  return null
}

/** Whether a staff member belongs to the desk that speaks with customers about proofs. */
export const isProofDesk = (principal: Principal): boolean =>
  principal.kind === 'staff' && principal.roles.some((role) => PROOF_DESK.includes(role))
