import { AppError } from '#/contract/errors.ts'
import { actorOf, moveFile } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { mayDo } from '#/domain/proofs/permissions.ts'
import { authorOf } from './author.ts'
import { loadProof, lockProofFor } from './load-proof.ts'
import { postMessage } from './post-message.ts'
import { proofChangesAsked } from './proof-events.ts'
import { updateProof } from './proofs.repo.ts'

export type DecideDeps = Pick<Services, 'clock' | 'ids' | 'live' | 'jobs'>

/** Sends the newest version back with words; what was pinned on it stays open for staff. */
export async function askForChanges(
  tx: Tx,
  deps: DecideDeps,
  { proofId, principal, version, text }: { proofId: string; principal: Principal; version: number; text: string },
): Promise<void> {
  const seen = await loadProof(tx, proofId, principal)
  if (!mayDo('ask-changes', seen.reader)) throw new AppError('FORBIDDEN')
  await moveFile(tx, deps, { lineId: seen.proof.lineId, event: 'ask-changes', by: actorOf(principal) })
  const { proof } = await lockProofFor(tx, 'ask-changes', proofId, principal)
  if (proof.version !== version)
    throw new AppError('CONFLICT', '새 시안이 올라왔습니다. 새 시안을 보고 다시 결정해 주세요.')
  await updateProof(tx, proofId, { state: 'changes-asked' })
  await postMessage(tx, deps, {
    proofId,
    kind: 'changes-asked',
    author: await authorOf(tx, proof, principal),
    body: text,
    version,
  })
  await deps.jobs.emit(tx, proofChangesAsked, { proofId, lineId: proof.lineId, version })
}
