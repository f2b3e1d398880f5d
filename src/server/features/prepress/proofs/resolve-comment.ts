import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { lockProofFor } from './load-proof.ts'
import { readMessage, setResolved } from './messages.repo.ts'
import type { PostDeps } from './post-message.ts'
import { proofTopic } from './proof-events.ts'

/** Marks a pinned comment as done, or opens it again; doing it twice changes nothing. */
export async function resolveComment(
  tx: Tx,
  deps: PostDeps,
  {
    proofId,
    messageId,
    resolved,
    principal,
  }: { proofId: string; messageId: string; resolved: boolean; principal: Principal },
): Promise<void> {
  await lockProofFor(tx, 'resolve', proofId, principal)
  const message = await readMessage(tx, proofId, messageId)
  if (!message || message.pinNumber === null) throw new AppError('NOT_FOUND')
  if ((message.resolvedAt !== null) === resolved) return
  await setResolved(tx, message, resolved ? deps.clock.now() : null)
  await deps.live.publish(tx, proofTopic(proofId))
}
