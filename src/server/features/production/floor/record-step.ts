import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { recordStep as endpoint } from '#/contract/production/floor.contract.ts'
import { moveOf } from '#/domain/floor/step-moves.ts'
import { isPrint } from '#/domain/floor/steps.ts'
import { FLOOR_TOPIC, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { moveByStaff } from '#/server/features/production/production/production.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { addEvent, putStep } from './floor-steps.repo.ts'
import type { FloorStepRow } from './floor.table.ts'
import { type AskedStep, type LockedStep, lockStep, machineFor } from './step-of-line.ts'

type Body = BodyOf<typeof endpoint>
interface Recording extends AskedStep {
  readonly body: Body
  /** Number of the sheet whose run is written down for each line on it; `count` is then the line's part, even of nothing. */
  readonly gang?: string | undefined
}

/** Writes down what an operator says and moves the job on with it: the state of production follows the machine. */
export async function recordStep(
  tx: Tx,
  deps: AskDeps,
  { body, gang, ...asked }: Recording,
): Promise<ResultOf<typeof endpoint>> {
  const { line, step, row } = await lockStep(tx, asked)
  if (isPrint(asked.kind) && line.gang !== null && line.gang !== gang)
    throw new AppError('CONFLICT', `합판 ${line.gang}에 앉은 품목입니다. 합판 카드에서 함께 적어 주세요.`)
  const machine = await machineFor(tx, body.machineId, asked.kind)
  const now = deps.clock.now()
  const values = { ...row, machineId: machine.id, ...changeBy(body, { line, step, row }, now, gang !== undefined) }
  const event = moveOf(line.production, asked.kind, body.act)
  const moved = event ? await moveByStaff(tx, deps, { lineId: line.id, event, by: asked.staff, gang }) : null
  await putStep(tx, values)
  await addEvent(tx, {
    lineId: line.id,
    round: line.round,
    kind: asked.kind,
    machineId: machine.id,
    act: body.act,
    count: body.act === 'done' ? values.made : body.count,
    note: body.note,
    byId: asked.staff.staffId,
    byName: row.changedBy,
    at: now,
  })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  return { version: row.version, production: moved?.to ?? line.production }
}

/** What the words of an operator change; CONFLICT where they do not fit what the step is at. */
function changeBy(body: Body, { line, step, row }: LockedStep, now: Date, shared: boolean): Partial<FloorStepRow> {
  switch (body.act) {
    case 'start':
      if (row.startedAt && !row.doneAt) throw new AppError('CONFLICT', '이미 시작한 작업입니다.')
      if (!['planned', 'printing', 'binding', 'packing'].includes(line.production))
        throw new AppError('CONFLICT', '아직 제작에 걸지 않았거나 멈춘 작업입니다.')
      return { startedAt: now, doneAt: null, pinnedAt: null, made: 0 }
    case 'done':
      if (row.doneAt) throw new AppError('CONFLICT', '이미 끝난 작업입니다.')
      if (!row.startedAt) throw new AppError('CONFLICT', '먼저 시작을 눌러 주세요.')
      return { doneAt: now, made: shared || body.count > 0 ? body.count : step.runs, problem: null }
    case 'waste':
      if (body.count === 0 && !shared)
        throw new AppError('INVALID_INPUT', undefined, { count: '불량 수를 적어 주세요.' })
      return { waste: row.waste + body.count }
    case 'problem':
      if (!body.note) throw new AppError('INVALID_INPUT', undefined, { note: '무슨 문제인지 적어 주세요.' })
      return { problem: body.note }
    case 'solved':
      return { problem: null }
  }
}
