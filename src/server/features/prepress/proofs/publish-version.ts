import { AppError } from '#/contract/errors.ts'
import { actorOf, lineOf, moveFile } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { authorOf } from './author.ts'
import { bindingOf } from './bind-version.ts'
import { loadProof, lockProofFor } from './load-proof.ts'
import { postMessage } from './post-message.ts'
import { boundFiles } from './bound-files.ts'
import { proofPublished } from './proof-events.ts'
import { readVersion, updateProof, updateVersion } from './proofs.repo.ts'

/** Lays a drawn version before the customer. CONFLICT while it is drawn, or when the files changed in the meantime. */
export async function publishVersion(
  tx: Tx,
  deps: DecideDeps,
  { proofId, principal, version, note }: { proofId: string; principal: StaffPrincipal; version: number; note: string },
): Promise<void> {
  const seen = await loadProof(tx, proofId, principal)
  await moveFile(tx, deps, { lineId: seen.proof.lineId, event: 'send-proof', by: actorOf(principal) })
  const { proof } = await lockProofFor(tx, 'publish', proofId, principal)
  const drawn = await readVersion(tx, proofId, version)
  if (!drawn) throw new AppError('NOT_FOUND')
  if (drawn.state !== 'draft') throw new AppError('CONFLICT', refusal[drawn.state])
  const line = await lineOf(tx, proof.lineId)
  if (!line || bindingOf(line.spec, boundFiles(line)) !== drawn.binding)
    throw new AppError('CONFLICT', '이 판을 만든 뒤 파일이나 사양이 바뀌었습니다. 새 판을 만들어 주세요.')
  const now = deps.clock.now()
  await updateVersion(tx, proofId, version, { state: 'published', publishedAt: now, ...(note ? { note } : {}) })
  await updateProof(tx, proofId, { state: 'published', version, shown: true, updatedAt: now })
  await postMessage(tx, deps, {
    proofId,
    kind: 'published',
    author: await authorOf(tx, proof, principal),
    body: note || drawn.note || `v${version} 시안을 올렸습니다. 확인해 주세요.`,
    version,
  })
  await deps.jobs.emit(tx, proofPublished, { proofId, lineId: proof.lineId, version })
}

const refusal = {
  rendering: '쪽을 그리고 있습니다. 다 그린 뒤 올려 주세요.',
  failed: '쪽을 그리지 못했습니다. 파일을 확인하고 새 판을 만들어 주세요.',
  published: '이미 올린 판입니다.',
} as const
