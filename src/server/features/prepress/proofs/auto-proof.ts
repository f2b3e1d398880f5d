import { printsUnseen } from '#/domain/brands/line-origin.ts'
import { type EyesReason, eyesNeeded } from '#/domain/preflight/eyes-needed.ts'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import { isSettled } from '#/domain/orders/guards.ts'
import { pressFiles } from '#/domain/press/press-files.ts'
import { lockLine, orderOf, SYSTEM, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { DrawDeps } from './draw-version.ts'
import { isAuto } from './auto-proofs.repo.ts'
import { findingsOf } from './findings-of.ts'
import { makeVersion } from './make-version.ts'
import { readProofOfLine } from './proofs.repo.ts'

/**
 * A line whose files passed the check gets its next version, unless a person has to look. It runs after the check; run twice
 * it finds the line no longer waiting and leaves it.
 */
export async function autoProof(deps: DrawDeps, lineId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    if (line && printsUnseen(line)) return
    if (line?.file !== 'ready' || line.cancelRequestedAt !== null || !isSettled(line.payment)) return
    if (line.production !== 'waiting' && line.production !== 'remake') return
    if (pressFiles(line.files).length === 0 || (await eyesFor(tx, line)) !== null) return
    await makeVersion(tx, deps, { lineId, note: '', by: { actor: SYSTEM, name: '자동', auto: true } })
  })
}

/** Why a person makes the proof of a line whose files are clean; null when it makes itself. */
export async function eyesFor(db: DbOrTx, line: OrderLine, overridden = false): Promise<EyesReason | null> {
  const order = await orderOf(db, line.orderId)
  const proof = await readProofOfLine(db, line.id)
  return eyesNeeded({
    spec: line.spec,
    material: line.files.some(({ part }) => part === MATERIAL_PART),
    findings: await findingsOf(db, pressFiles(line.files)),
    memo: order?.memo ?? '',
    overridden,
    openComments: proof?.openComments ?? 0,
    enabled: await isAuto(db, line.spec.product),
  })
}
