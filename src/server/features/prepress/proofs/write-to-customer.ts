import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { authorOf } from './author.ts'
import { openThread } from './open-thread.ts'
import { postMessage } from './post-message.ts'
import { staffWrote } from './proof-events.ts'
import { updateProof } from './proofs.repo.ts'

/** Says something to the customer in the thread of a line, and has them told that it is there. */
export async function writeToCustomer(
  tx: Tx,
  deps: DecideDeps,
  { lineId, text, staff }: { lineId: string; text: string; staff: StaffPrincipal },
): Promise<void> {
  const { proof } = await openThread(tx, deps, lineId)
  await updateProof(tx, proof.id, { shown: true })
  const author = await authorOf(tx, proof, staff)
  await postMessage(tx, deps, { proofId: proof.id, kind: 'message', author, body: text })
  await deps.jobs.emit(tx, staffWrote, { proofId: proof.id, lineId, at: deps.clock.now().toISOString() })
}
