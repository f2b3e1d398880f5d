import { AppError } from '#/contract/errors.ts'
import { mayDo } from '#/domain/proofs/permissions.ts'
import { moveProof } from '#/domain/proofs/transitions.ts'
import {
  type Actor,
  actorOf,
  bindingOfLine,
  lineOf,
  lockLine,
  moveFile,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { authorOf } from './author.ts'
import { loadProof, lockProofFor } from './load-proof.ts'
import { type Author, postMessage, SHOP_ITSELF } from './post-message.ts'
import { proofPublished } from './proof-events.ts'
import { lockProof, readVersion, updateProof, updateVersion } from './proofs.repo.ts'
import type { ProofRow, VersionRow } from './proofs.table.ts'

/** Lays a drawn version before the customer. CONFLICT while it is drawn, or when the files changed in the meantime. */
export async function publishVersion(
  tx: Tx,
  deps: DecideDeps,
  { proofId, principal, version, note }: { proofId: string; principal: StaffPrincipal; version: number; note: string },
): Promise<void> {
  const seen = await loadProof(tx, proofId, principal)
  if (!mayDo('publish', seen.reader)) throw new AppError('FORBIDDEN')
  const actor = actorOf(principal)
  await moveFile(tx, deps, { lineId: seen.proof.lineId, event: 'send-proof', by: actor })
  const { proof } = await lockProofFor(tx, 'publish', proofId, principal)
  const drawn = await readVersion(tx, proofId, version)
  if (!drawn) throw new AppError('NOT_FOUND')
  if (drawn.state !== 'draft') throw new AppError('CONFLICT', refusal[drawn.state])
  const line = await lineOf(tx, proof.lineId)
  if (!line || bindingOfLine(line) !== drawn.binding)
    throw new AppError('CONFLICT', '이 시안을 만든 뒤 파일이나 사양이 바뀌었습니다. 새 시안을 만들어 주세요.')
  await show(tx, deps, { proof, drawn, note, author: await authorOf(tx, proof, principal) })
}

/**
 * A version that nobody has to look at goes out when it is drawn. What changed meanwhile (another file, an order that was
 * cancelled, a person who was quicker) leaves it as a draft for a person. Order, proof and version are locked in this order.
 */
export async function publishDrawn(tx: Tx, deps: DecideDeps, drawn: VersionRow, lineId: string): Promise<void> {
  const line = await lockLine(tx, lineId)
  const proof = await lockProof(tx, drawn.proofId)
  if (!line || !proof || line.file !== 'proofing' || line.cancelRequestedAt !== null) return
  if (!moveProof(proof.state, 'publish').ok || bindingOfLine(line) !== drawn.binding) return
  const shop: Actor = { kind: 'system', id: null }
  await moveFile(tx, deps, { lineId, event: 'send-proof', by: shop })
  await show(tx, deps, { proof, drawn, note: '', author: SHOP_ITSELF })
}

interface Showing {
  readonly proof: ProofRow
  readonly drawn: VersionRow
  readonly note: string
  readonly author: Author
}

async function show(tx: Tx, deps: DecideDeps, { proof, drawn, note, author }: Showing): Promise<void> {
  const { number: version } = drawn
  const now = deps.clock.now()
  await updateVersion(tx, proof.id, version, { state: 'published', publishedAt: now, ...(note ? { note } : {}) })
  await updateProof(tx, proof.id, { state: 'published', version, shown: true, updatedAt: now })
  const body = note || drawn.note || `v${version} 시안을 올렸습니다. 확인해 주세요.`
  await postMessage(tx, deps, { proofId: proof.id, kind: 'published', author, body, version })
  await deps.jobs.emit(tx, proofPublished, { proofId: proof.id, lineId: proof.lineId, version })
}

const refusal = {
  rendering: '쪽을 그리고 있습니다. 다 그린 뒤 올려 주세요.',
  failed: '쪽을 그리지 못했습니다. 파일을 확인하고 새 시안을 만들어 주세요.',
  published: '이미 올린 판입니다.',
} as const
