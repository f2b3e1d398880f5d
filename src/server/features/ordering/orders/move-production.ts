import { AppError } from '#/contract/errors.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { mayPlan, mayPrint, mayWork } from '#/domain/orders/guards.ts'
import { PRODUCTION_MACHINE, type ProductionEvent } from '#/domain/orders/production-machine.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockLine, readLines } from './lines.repo.ts'
import type { Moved, MoveDeps } from './move-file.ts'
import {
  FLOOR_TOPIC,
  gangedUnsettled,
  orderTopic,
  productionStarted,
  remakeBegun,
  restWanted,
  STAFF_QUEUE_TOPIC,
} from './order-events.ts'
import { factsOf, type OrderLine } from './order-line.ts'
import { refuseMissingMoney, refuseWaitingChange } from './refuse-missing-money.ts'
import { nextOrRefuse } from './refuse-move.ts'
import { type Remake, remakeParcels, remakeValues } from './remake-line.ts'
import { writeStates } from './write-states.ts'

export interface ProductionMove {
  readonly lineId: string
  readonly event: ProductionEvent
  readonly by: Actor
  readonly note?: string
  /** Number of the sheet whose run moves the line with all others on it. */
  readonly gang?: string | undefined
  /** With `order-remake` of what has left: how many copies go where; without it all of them go where they went. */
  readonly remake?: Remake
}

/**
 * Moves production of one line. Planning and printing want the money settled, exactly these pages approved and no open cancellation
 * request, printing a press package of them besides; no work at all is put into it while money is missing (CONFLICT otherwise).
 * What is made again after it has left gets parcels of its own.
 */
export async function moveProduction(tx: Tx, deps: MoveDeps, move: ProductionMove): Promise<Moved<ProductionState>> {
  const line = await lockLine(tx, move.lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const to = nextOrRefuse(PRODUCTION_MACHINE, line.production, move.event, move.by.kind)
  if (to === 'printing' && line.gang !== null && line.gang !== move.gang)
    throw new AppError('CONFLICT', onGang(line.gang))
  if (!mayWork(line, move.event)) {
    refuseMissingMoney(line)
    refuseWaitingChange(line)
  }
  if (to === 'planned' || to === 'printing' || move.event === 'deliver') refuseUnready(line, to)
  if (to === 'remake' && isEbook(line.spec))
    throw new AppError('CONFLICT', '전자책은 다시 만들어 보내지 않아요. 전자책 작업에서 새 시안을 만들어 주세요.')
  if (to === 'planned' && isKit(line.spec))
    throw new AppError('CONFLICT', '종이 샘플은 인쇄하지 않습니다. 주문 화면에서 담은 뒤 출고해 주세요.')
  const now = deps.clock.now()
  const parcels = to === 'remake' ? await remakeParcels(tx, line, move.remake) : []
  const values = {
    productionState: to,
    ...(to === 'printing' && !line.printedAt ? { printedAt: now } : {}),
    ...(move.event === 'release' ? { round: line.round + 1 } : {}),
    ...(to === 'remake' ? await remakeValues(tx, line, parcels, now) : {}),
  }
  await writeStates(tx, line.orderId, { lines: { [line.id]: values } }, [
    {
      lineId: line.id,
      machine: 'production',
      event: move.event,
      fromState: line.production,
      toState: to,
      byKind: move.by.kind,
      byId: move.by.id,
      note: move.note ?? '',
      at: now,
    },
  ])
  if (to === 'printing' && !line.printedAt) await deps.jobs.emit(tx, productionStarted, { lineId: line.id })
  if (to === 'done' && line.payment === 'part-paid') await wantRest(tx, deps, line, now)
  if (line.gang !== null && (to === 'on-hold' || to === 'cancelled'))
    await deps.jobs.emit(tx, gangedUnsettled, { lineId: line.id })
  if (parcels.length > 0) await deps.jobs.emit(tx, remakeBegun, { lineId: line.id })
  await deps.live.publish(tx, orderTopic(line.orderNumber), STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  return { from: line.production, to, line: { ...line, production: to } }
}

const onGang = (number: string): string =>
  `합판 ${number}에 앉은 품목이에요.\n제작의 합판에서 다른 품목과 함께 인쇄를 시작해 주세요.`

/** Its customer is told when nothing but the rest keeps the order here. */
async function wantRest(tx: Tx, deps: MoveDeps, { orderId }: OrderLine, now: Date): Promise<void> {
  const lines = await readLines(tx, orderId)
  if (lines.every(({ production }) => production === 'done' || production === 'cancelled'))
    await deps.jobs.emit(tx, restWanted, { orderId, at: now.toISOString() })
}

function refuseUnready(line: OrderLine, to: ProductionState): void {
  const facts = factsOf(line)
  if (line.file === 'approved' && !facts.approvedPages)
    throw new AppError('CONFLICT', '승인한 시안과 지금 파일이 다릅니다.\n새 시안을 승인받은 뒤 제작해 주세요.')
  if (!mayPlan(facts)) throw new AppError('CONFLICT', '결제와 시안 승인이 끝난 주문만 제작할 수 있습니다.')
  if (to === 'printing' && !mayPrint(facts))
    throw new AppError('CONFLICT', '승인한 파일로 만든 인쇄 자료가 없습니다.\n인쇄 자료를 만든 뒤 인쇄해 주세요.')
  if (line.cancelRequestedAt)
    throw new AppError('CONFLICT', '고객이 취소를 요청한 주문입니다.\n취소 요청에 답한 뒤 제작해 주세요.')
}
