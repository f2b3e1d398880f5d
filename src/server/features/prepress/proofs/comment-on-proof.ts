import { AppError } from '#/contract/errors.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { commentOnProof as endpoint } from '#/contract/prepress/proofs.contract.ts'
import { isPinOn } from '#/domain/proofs/pin.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { authorOf } from './author.ts'
import { attach } from './attachments.ts'
import { lockProofFor } from './load-proof.ts'
import { postMessage, type PostDeps } from './post-message.ts'
import { readVersion, updateProof } from './proofs.repo.ts'

/** Says something in the thread; with a pin, about a point on a page of a version that the writer can see. */
export async function commentOnProof(
  tx: Tx,
  deps: PostDeps,
  {
    proofId,
    principal,
    visitorKey,
    body,
  }: { proofId: string; principal: Principal; visitorKey: string | null; body: BodyOf<typeof endpoint> },
): Promise<{ messageId: string }> {
  const { proof, reader } = await lockProofFor(tx, 'comment', proofId, principal)
  if (body.pin && body.version === null) throw new AppError('INVALID_INPUT', '어느 판의 의견인지 알 수 없습니다.')
  if (body.version !== null) {
    const version = await readVersion(tx, proofId, body.version)
    if (!version || (reader !== 'staff' && version.state !== 'published')) throw new AppError('NOT_FOUND')
    if (body.pin && !isPinOn(body.pin, version.pageCount))
      throw new AppError('INVALID_INPUT', '의견을 찍은 자리가 시안 밖입니다.')
  }
  // What staff writes is meant for the customer, also before the first version is there.
  if (reader === 'staff' && !proof.shown) await updateProof(tx, proofId, { shown: true })
  const messageId = await postMessage(tx, deps, {
    proofId,
    kind: 'message',
    author: await authorOf(tx, proof, principal),
    body: body.text,
    version: body.version,
    pin: body.pin,
    attachments: await attach(tx, principal, visitorKey, body.fileIds),
  })
  return { messageId }
}
