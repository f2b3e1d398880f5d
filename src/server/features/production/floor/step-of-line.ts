import { AppError } from '#/contract/errors.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { type JobStep, STEP_NAMES, type StepKind, stepsOf } from '#/domain/floor/steps.ts'
import { lockLine, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { readMachine, readStep } from './floor-steps.repo.ts'
import type { FloorStepRow, MachineRow } from './floor.table.ts'

export interface AskedStep {
  readonly lineId: string
  readonly kind: StepKind
  /** What the caller has seen of it; 0 for a step that nobody had touched. */
  readonly version: number
  readonly staff: StaffPrincipal
}

export interface LockedStep {
  readonly line: OrderLine
  readonly step: JobStep
  /** As it stands, with the version that the next write has. */
  readonly row: FloorStepRow
}

/** Locks a line and answers its step. NOT_FOUND: no such line or step; CONFLICT: somebody was there in between. */
export async function lockStep(tx: Tx, asked: AskedStep): Promise<LockedStep> {
  const locked = await lockLatestStep(tx, asked)
  if (!locked) throw new AppError('NOT_FOUND')
  const { row, before } = locked
  if (row.version !== asked.version + 1)
    throw new AppError(
      'CONFLICT',
      `${before ?? '다른 직원'} 님이 먼저 바꾼 작업입니다.\n새로 온 내용을 확인한 뒤 다시 옮겨 주세요.`,
    )
  return locked
}

/** Whatever was seen of it; null where there is no such line or step. `before`: who changed it last. */
export async function lockLatestStep(
  tx: Tx,
  { lineId, kind, staff }: Omit<AskedStep, 'version'>,
): Promise<(LockedStep & { readonly before: string | null }) | null> {
  const line = await lockLine(tx, lineId)
  const step = line && routeOf(line).find((each) => each.kind === kind)
  if (!line || !step) return null
  const found = await readStep(tx, { lineId, round: line.round, kind })
  const changedBy = (await staffName(tx, staff.staffId)) ?? '직원'
  const row = { ...(found ?? untouched(line, kind)), version: (found?.version ?? 0) + 1, changedBy }
  return { line, step, row, before: found?.changedBy ?? null }
}

export const routeOf = (line: OrderLine): readonly JobStep[] =>
  stepsOf(line.spec, line.quote.route, line.remakeCopies ?? line.copies, geometryOf(line.spec))

const untouched = ({ id, round }: OrderLine, kind: StepKind): Omit<FloorStepRow, 'version' | 'changedBy'> => ({
  lineId: id,
  round,
  kind,
  machineId: null,
  pinnedAt: null,
  startedAt: null,
  doneAt: null,
  made: 0,
  waste: 0,
  problem: null,
})

/** A machine that does the step. */
export async function machineFor(tx: Tx, machineId: string, kind: StepKind): Promise<MachineRow> {
  const machine = await readMachine(tx, machineId)
  if (!machine?.active) throw new AppError('NOT_FOUND', '없거나 쓰지 않는 기계입니다.')
  if (machine.kind !== kind)
    throw new AppError('CONFLICT', `${machine.name}에서는 ${STEP_NAMES[kind]} 작업을 하지 않습니다.`)
  return machine
}
