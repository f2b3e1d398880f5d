import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { authorOf } from './author.ts'
import { openThread } from './open-thread.ts'
import { postMessage } from './post-message.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { fileRequested } from './proof-events.ts'
import { updateProof } from './proofs.repo.ts'

/** Asks the customer in the proof's thread for another file; begins the thread when there is none. */
export async function requestFile(
  tx: Tx,
  deps: DecideDeps,
  { lineId, text, staff }: { lineId: string; text: string; staff: StaffPrincipal },
): Promise<{ proofId: string }> {
  const { proof } = await openThread(tx, deps, lineId)
  await updateProof(tx, proof.id, { shown: true })
  await postMessage(tx, deps, {
    proofId: proof.id,
    kind: 'message',
    author: await authorOf(tx, proof, staff),
    body: text,
  })
  await deps.jobs.emit(tx, fileRequested, { proofId: proof.id, lineId, at: deps.clock.now().toISOString() })
  return { proofId: proof.id }
}
