import { AppError } from '#/contract/errors.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { moveByStaff } from '#/server/features/production/production/production.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { putStep } from './floor-steps.repo.ts'
import { type AskedStep, lockStep, machineFor } from './step-of-line.ts'

interface StepMove extends AskedStep {
  readonly machineId: string | null
  readonly at: string | null
}

/** Puts a step somewhere or gives it back to the plan. A job that nobody had planned is planned by it. */
export async function moveStep(tx: Tx, deps: AskDeps, move: StepMove): Promise<{ version: number }> {
  const { line, row } = await lockStep(tx, move)
  if (row.doneAt) throw new AppError('CONFLICT', '이미 끝난 작업은 옮길 수 없습니다.')
  if (row.startedAt && move.at) throw new AppError('CONFLICT', '하고 있는 작업은 시각을 바꿀 수 없습니다.')
  if (move.machineId) await machineFor(tx, move.machineId, move.kind)
  if (line.production === 'waiting' || line.production === 'remake')
    await moveByStaff(tx, deps, { lineId: line.id, event: 'plan', by: move.staff })
  await putStep(tx, { ...row, machineId: move.machineId, pinnedAt: move.at ? new Date(move.at) : null })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return { version: row.version }
}
