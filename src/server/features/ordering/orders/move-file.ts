import { AppError } from '#/contract/errors.ts'
import { FILE_MACHINE, type FileEvent } from '#/domain/orders/file-machine.ts'
import { mayChangeFile } from '#/domain/orders/guards.ts'
import type { FileState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Actor } from './actor.ts'
import { promisedDay } from './due-day.ts'
import { bindingOfLine } from './line-binding.ts'
import { lockLine } from './lines.repo.ts'
import { FLOOR_TOPIC, gangedUnsettled, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import { factsOf, type OrderLine } from './order-line.ts'
import { nextOrRefuse } from './refuse-move.ts'
import { writeStates } from './write-states.ts'

export type MoveDeps = Pick<Services, 'clock' | 'live' | 'jobs'>

export interface FileMove {
  readonly lineId: string
  readonly event: FileEvent
  readonly by: Actor
  readonly note?: string
}

const IN_PRINT = {
  customer: '이미 인쇄에 들어가 파일과 승인을 바꿀 수 없습니다.',
  staff: '이미 인쇄에 들어간 품목입니다.\n제작을 보류한 뒤 파일을 바꿔 주세요.',
} as const

export interface Moved<S> {
  readonly from: S
  readonly to: S
  readonly line: OrderLine
}

/**
 * Moves files and proof of one line. NOT_FOUND: no such line; CONFLICT: the state does not allow it; FORBIDDEN: not by this
 * actor. Approval fixes the dispatch day; anything that leaves `approved` takes it back and takes the line off the plan.
 */
export async function moveFile(tx: Tx, deps: MoveDeps, move: FileMove): Promise<Moved<FileState>> {
  const line = await lockLine(tx, move.lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const to = nextOrRefuse(FILE_MACHINE, line.file, move.event, move.by.kind)
  const leavesApproval = line.file === 'approved' && to !== 'approved'
  if ((leavesApproval || move.event === 'attach') && !mayChangeFile(factsOf(line), move.by.kind))
    throw new AppError('CONFLICT', IN_PRINT[move.by.kind === 'staff' ? 'staff' : 'customer'])
  const unplanned = leavesApproval && line.production === 'planned'
  const now = deps.clock.now()
  const values = {
    fileState: to,
    ...(to === 'approved'
      ? {
          approvedAt: now,
          approvedBinding: bindingOfLine(line),
          dueDay: await promisedDay(tx, line, { paidAt: line.paidAt, approvedAt: now }),
        }
      : {}),
    ...(leavesApproval ? { approvedAt: null, approvedBinding: null, packagedBinding: null, dueDay: null } : {}),
    ...(unplanned ? { productionState: 'waiting' as const } : {}),
  }
  const entry = { lineId: line.id, byKind: move.by.kind, byId: move.by.id, at: now }
  await writeStates(tx, line.orderId, { lines: { [line.id]: values } }, [
    { ...entry, machine: 'file', event: move.event, fromState: line.file, toState: to, note: move.note ?? '' },
    ...(unplanned
      ? [
          {
            ...entry,
            machine: 'production' as const,
            event: 'unplan',
            fromState: 'planned',
            toState: 'waiting',
            byKind: 'system' as const,
          },
        ]
      : []),
  ])
  if (leavesApproval && line.gang !== null) await deps.jobs.emit(tx, gangedUnsettled, { lineId: line.id })
  await deps.live.publish(tx, orderTopic(line.orderNumber), STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  return { from: line.file, to, line: { ...line, file: to } }
}
