import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockLine } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import { writeStates } from './write-states.ts'

interface Packaged {
  readonly lineId: string
  /** Fingerprint of the approved pages that the package was made of. */
  readonly binding: string
}

/** The press has something to print from; said of pages that are not the approved ones any more, it opens nothing. */
export async function markPackaged(tx: Tx, deps: MoveDeps, { lineId, binding }: Packaged): Promise<void> {
  const line = await lockLine(tx, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  await writeStates(tx, line.orderId, { lines: { [lineId]: { packagedBinding: binding } } }, [])
  await deps.live.publish(tx, orderTopic(line.orderNumber), STAFF_QUEUE_TOPIC)
}
