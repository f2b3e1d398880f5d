import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { partnerExists } from './author.ts'
import { lockProofFor } from './load-proof.ts'
import type { PostDeps } from './post-message.ts'
import { proofTopic } from './proof-events.ts'
import { updateProof } from './proofs.repo.ts'

/** Gives a proof to a partner for review, or takes it back with null; the former one no longer finds it. */
export async function assignPartner(
  tx: Tx,
  deps: PostDeps,
  { proofId, partnerId, principal }: { proofId: string; partnerId: string | null; principal: StaffPrincipal },
): Promise<void> {
  await lockProofFor(tx, 'assign', proofId, principal)
  if (partnerId && !(await partnerExists(tx, partnerId))) throw new AppError('NOT_FOUND')
  await updateProof(tx, proofId, { partnerId, updatedAt: deps.clock.now() })
  await deps.live.publish(tx, proofTopic(proofId))
}
