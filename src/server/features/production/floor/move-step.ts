import { AppError } from '#/contract/errors.ts'
import { isPrint } from '#/domain/floor/steps.ts'
import { lineOf, lockOrdersOfLines, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { moveByStaff } from '#/server/features/production/production/production.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { putStep } from './floor-steps.repo.ts'
import { readSharedSheets } from './shared-sheets.repo.ts'
import { type AskedStep, type LockedStep, lockLatestStep, lockStep, machineFor } from './step-of-line.ts'

interface StepMove extends AskedStep {
  readonly machineId: string | null
  readonly at: string | null
}

/**
 * Puts a step somewhere or gives it back to the plan; the run of a shared sheet goes with all of its jobs. A job that nobody had
 * planned is planned by it.
 */
export async function moveStep(tx: Tx, deps: AskDeps, move: StepMove): Promise<{ version: number }> {
  const others = await othersOnSheet(tx, move)
  const { line, row } = await lockStep(tx, move)
  if (move.machineId) await machineFor(tx, move.machineId, move.kind)
  await putAside(tx, deps, move, { line, row })
  for (const lineId of others) {
    const other = await lockLatestStep(tx, { ...move, lineId })
    if (other?.line.gang === line.gang) await putAside(tx, deps, { ...move, lineId }, other)
  }
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return { version: row.version }
}

/** Their orders are locked together with its own, as whoever moves the sheet locks them. */
async function othersOnSheet(tx: Tx, { lineId, kind }: StepMove): Promise<readonly string[]> {
  const gang = isPrint(kind) ? (await lineOf(tx, lineId))?.gang : null
  const [sheet] = gang ? await readSharedSheets(tx, [gang]) : []
  const on = sheet?.members.map((member) => member.lineId) ?? []
  await lockOrdersOfLines(tx, on)
  return on.filter((id) => id !== lineId)
}

async function putAside(tx: Tx, deps: AskDeps, move: StepMove, { line, row }: Pick<LockedStep, 'line' | 'row'>) {
  if (row.doneAt) throw new AppError('CONFLICT', '이미 끝난 작업은 옮길 수 없습니다.')
  if (row.startedAt && move.at) throw new AppError('CONFLICT', '하고 있는 작업은 시각을 바꿀 수 없습니다.')
  if (line.production === 'waiting' || line.production === 'remake')
    await moveByStaff(tx, deps, { lineId: line.id, event: 'plan', by: move.staff })
  await putStep(tx, { ...row, machineId: move.machineId, pinnedAt: move.at ? new Date(move.at) : null })
}
