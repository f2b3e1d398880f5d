import { moveProof } from '#/domain/proofs/transitions.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockProof, readProofOfLine, updateProof } from './proofs.repo.ts'
import { postMessage, SHOP_ITSELF, type PostDeps } from './post-message.ts'

/**
 * After a line got other files: what was published or approved no longer holds. A proof that nothing was shown of stays as
 * it is, and running it twice changes nothing more.
 */
export async function withdrawApproval(tx: Tx, deps: PostDeps, lineId: string): Promise<void> {
  const found = await readProofOfLine(tx, lineId)
  const proof = found && (await lockProof(tx, found.id))
  if (!proof) return
  const moved = moveProof(proof.state, 'withdraw')
  if (!moved.ok) return
  await updateProof(tx, proof.id, { state: moved.value, approvedVersion: null })
  await postMessage(tx, deps, {
    proofId: proof.id,
    kind: 'withdrawn',
    author: SHOP_ITSELF,
    body:
      proof.state === 'approved'
        ? `파일이 바뀌어 v${proof.approvedVersion ?? proof.version} 승인을 취소했습니다. 새 시안을 올려 드리면 다시 확인해 주세요.`
        : '새 파일을 받았습니다. 검사한 뒤 새 시안을 올려 드립니다.',
    version: proof.version || null,
  })
}
