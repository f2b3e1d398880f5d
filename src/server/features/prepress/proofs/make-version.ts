import { AppError } from '#/contract/errors.ts'
import { pressFiles } from '#/domain/press/press-files.ts'
import { type Actor, bindingOfLine, lockLine, moveFile } from '#/server/features/ordering/orders/orders.public.ts'
import { patientJob } from '#/server/platform/jobs/job.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { findingsOf } from './findings-of.ts'
import { openThread } from './open-thread.ts'
import { proofTopic } from './proof-events.ts'
import { insertVersion, readVersions, updateProof } from './proofs.repo.ts'

/** Draws the pages of a version; tried a few times, then the version is marked as failed. */
export const drawVersion = patientJob<{ proofId: string; version: number }>('proofs.draw-version', 3)

interface ProofMaker {
  readonly actor: Actor
  readonly name: string
  /** Nobody looks at it: it goes to the customer as soon as it is drawn. */
  readonly auto?: true
}

/**
 * Begins the next version of a line's proof from the files it has now; the worker draws it, then it is published.
 * CONFLICT: approved already, files not checked, or no PDF that goes to the press.
 */
export async function makeVersion(
  tx: Tx,
  deps: DecideDeps,
  { lineId, note, by }: { lineId: string; note: string; by: ProofMaker },
): Promise<{ proofId: string; version: number }> {
  const before = await lockLine(tx, lineId)
  if (!before) throw new AppError('NOT_FOUND')
  if (before.file !== 'proofing') await moveFile(tx, deps, { lineId, event: 'start-proof', by: by.actor })
  const { proof, line } = await openThread(tx, deps, lineId)
  const files = pressFiles(line.files)
  if (files.length === 0) throw new AppError('CONFLICT', '시안을 만들 PDF가 없습니다. 고객에게 파일을 요청해 주세요.')
  const version = ((await readVersions(tx, proof.id))[0]?.number ?? 0) + 1
  await insertVersion(tx, {
    proofId: proof.id,
    number: version,
    state: 'rendering',
    spec: line.spec,
    files: files.map(({ fileId, part, name, bytes, sha256 }) => ({
      fileId,
      partId: part,
      name,
      bytes,
      sha256,
      pageCount: 0,
    })),
    findings: [...(await findingsOf(tx, files))],
    binding: bindingOfLine(line),
    note,
    madeBy: by.actor.id,
    madeByName: by.name,
    madeAt: deps.clock.now(),
    auto: by.auto ?? false,
  })
  await updateProof(tx, proof.id, { updatedAt: deps.clock.now() })
  await deps.jobs.add(tx, drawVersion, { proofId: proof.id, version })
  await deps.live.publish(tx, proofTopic(proof.id))
  return { proofId: proof.id, version }
}
