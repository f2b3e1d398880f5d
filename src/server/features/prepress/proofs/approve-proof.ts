import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { approveProof as approveProofEndpoint } from '#/contract/prepress/proofs.contract.ts'
import { mayDo } from '#/domain/proofs/permissions.ts'
import { sameAs } from '#/domain/proofs/version-changes.ts'
import { actorOf, bindingOfLine, lineOf, moveFile } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { authorOf } from './author.ts'
import { changesOf } from './changes-of.ts'
import { loadProof, lockProofFor } from './load-proof.ts'
import { postMessage } from './post-message.ts'
import { proofApproved } from './proof-events.ts'
import { readVersions, updateProof } from './proofs.repo.ts'

const CHANGED = '보고 계신 시안이 마지막 시안이 아닙니다.\n새로 고쳐 새 시안을 보신 뒤 승인해 주세요.'
const TOLD_TOO_LITTLE = '그사이 의견이나 시안이 달라졌습니다.\n화면에 새로 나타난 내용을 확인하고 다시 승인해 주세요.'

interface Approval extends BodyOf<typeof approveProofEndpoint> {
  readonly proofId: string
  readonly principal: Principal
}

/**
 * Fixes the job for print: the version named by number and binding, if it is still the newest one and the line still has
 * those files and that spec, and the approver was told what is still open. Approving again what is approved answers the same.
 */
export async function approveProof(
  tx: Tx,
  deps: DecideDeps,
  { proofId, principal, version, binding, knows }: Approval,
): Promise<{ version: number; dispatchDay: string | null }> {
  const seen = await loadProof(tx, proofId, principal)
  if (!mayDo('approve', seen.reader)) throw new AppError('FORBIDDEN')
  if (seen.proof.approvedVersion === version) return dispatchOf(tx, seen.proof.lineId, version)
  await moveFile(tx, deps, { lineId: seen.proof.lineId, event: 'approve', by: actorOf(principal) })
  const { proof } = await lockProofFor(tx, 'approve', proofId, principal)
  const versions = await readVersions(tx, proofId)
  const shown = versions.find(({ number }) => number === version)
  const line = await lineOf(tx, proof.lineId)
  const same = shown && line && shown.binding === binding && binding === bindingOfLine(line)
  if (!same || proof.version !== version) throw new AppError('CONFLICT', CHANGED)
  if (knows.openComments !== proof.openComments || knows.sameAs !== sameAs(changesOf(shown, versions)))
    throw new AppError('CONFLICT', TOLD_TOO_LITTLE)
  await updateProof(tx, proofId, { state: 'approved', approvedVersion: version })
  const author = await authorOf(tx, proof, principal)
  await postMessage(tx, deps, {
    proofId,
    kind: 'approved',
    author,
    body: `v${version} 인쇄를 승인했습니다.`,
    version,
  })
  const who = { by: actorOf(principal).kind, byName: author.name, at: deps.clock.now().toISOString() }
  await deps.jobs.emit(tx, proofApproved, { proofId, lineId: proof.lineId, version, ...who })
  return dispatchOf(tx, proof.lineId, version)
}

async function dispatchOf(tx: Tx, lineId: string, version: number) {
  const line = await lineOf(tx, lineId)
  return { version, dispatchDay: line?.dueDay ?? null }
}
