import { AppError } from '#/contract/errors.ts'
import type { ReaderKind } from '#/domain/proofs/states.ts'
import { isOpenFor, mayDo, type ProofAct } from '#/domain/proofs/permissions.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { readerOf } from './proofs.policy.ts'
import { lockProof, readProofRow } from './proofs.repo.ts'
import type { ProofRow } from './proofs.table.ts'

export interface LoadedProof {
  readonly proof: ProofRow
  readonly reader: ReaderKind
}

/** NOT_FOUND for everyone who has no business with it, as if it did not exist. */
export async function loadProof(db: DbOrTx, proofId: string, principal: Principal): Promise<LoadedProof> {
  return orNotFound(await readProofRow(db, proofId), principal)
}

/**
 * Locks it to act on it. FORBIDDEN: this reader never may; CONFLICT: not in the state it is in now. What moves the order
 * line too has to move it first: an order is locked before its proof.
 */
export async function lockProofFor(tx: Tx, act: ProofAct, proofId: string, principal: Principal): Promise<LoadedProof> {
  const loaded = orNotFound(await lockProof(tx, proofId), principal)
  if (!mayDo(act, loaded.reader)) throw new AppError('FORBIDDEN')
  if (!isOpenFor(act, loaded.proof.state))
    throw new AppError(
      'CONFLICT',
      '그 사이 시안 상태가 바뀌어 지금은 할 수 없습니다.\n새로 고쳐 현재 상태를 확인해 주세요.',
    )
  return loaded
}

function orNotFound(proof: ProofRow | null, principal: Principal): LoadedProof {
  const reader = proof && readerOf(proof, principal)
  if (!proof || !reader) throw new AppError('NOT_FOUND')
  return { proof, reader }
}
