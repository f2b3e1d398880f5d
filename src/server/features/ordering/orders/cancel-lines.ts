import { AppError } from '#/contract/errors.ts'
import { PRODUCTION_MACHINE } from '#/domain/orders/production-machine.ts'
import { next } from '#/domain/orders/transition.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { readLines } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { FLOOR_TOPIC, gangedUnsettled, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

interface CancelledLines {
  /** Locked. */
  readonly order: OrderRow
  readonly lineIds: readonly string[]
  readonly by: Actor
  readonly reason: string
}

/**
 * Takes lines out of work while others of the order go on: out of production, queue, tickets and parcels. The money is the
 * caller's. CONFLICT when one of them is on the press already.
 */
export async function cancelLines(
  tx: Tx,
  deps: MoveDeps,
  { order, lineIds, by, reason }: CancelledLines,
): Promise<void> {
  const lines = (await readLines(tx, order.id)).filter(({ id }) => lineIds.includes(id))
  const at = deps.clock.now()
  const history = lines.map((line) => {
    const outcome = next(PRODUCTION_MACHINE, line.production, 'cancel', by.kind)
    if (!outcome.ok || line.printedAt)
      throw new AppError('CONFLICT', `「${line.title}」은 이미 제작에 들어가 취소할 수 없습니다.`)
    const states = { fromState: line.production, toState: outcome.to }
    const who = { byKind: by.kind, byId: by.id }
    return { machine: 'production', event: 'cancel', lineId: line.id, ...states, ...who, note: reason, at } as const
  })
  const cancelled = { productionState: 'cancelled', dueDay: null } as const
  await writeStates(tx, order.id, { lines: Object.fromEntries(lines.map(({ id }) => [id, cancelled])) }, history)
  for (const { id, gang } of lines) if (gang !== null) await deps.jobs.emit(tx, gangedUnsettled, { lineId: id })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
}
