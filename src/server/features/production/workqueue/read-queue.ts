import type { ResultOf } from '#/contract/endpoint.ts'
import type { QueueRow, readQueue as endpoint } from '#/contract/production/queue.contract.ts'
import { QUEUE, queueKindsFor, type QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { countDispatchOn, readQueueLines, type QueueLine } from './queue.repo.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { pickUpOn } from './pick-up.ts'

const PER_KIND = 40
const HOUR_MS = 3_600_000

/** What waits for a person, for whoever asks with these rights. */
export async function readQueue(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof endpoint>> {
  const now = clock.now()
  const today = seoulDay(now)
  const kinds = queueKindsFor(staff.rights)
  const [lines, dispatchToday] = await Promise.all([
    readQueueLines(db, { kinds, perKind: PER_KIND, today }),
    countDispatchOn(db, today),
  ])
  return { now: now.toISOString(), rows: kinds.map((kind) => rowOf(kind, lines, now)), dispatchToday }
}

function rowOf(kind: QueueKind, lines: readonly QueueLine[], now: Date): QueueRow {
  const own = lines.filter((line) => line.kind === kind)
  const items = own.map((line) => {
    const since = new Date(line.since)
    return { orderNumber: line.number, since: since.toISOString(), due: dueOf(kind, since, line) }
  })
  return {
    kind,
    label: QUEUE[kind].label,
    count: own[0]?.total ?? 0,
    overdue: items.filter((item) => item.due !== null && new Date(item.due) < now).length,
    items,
  }
}

/** A parcel has to be ready when the courier comes; other work has its hours from the moment it arrived. */
function dueOf(kind: QueueKind, since: Date, { dueDay, dueAt }: QueueLine): string | null {
  if (kind === 'dispatch') return dueDay ? pickUpOn(dueDay).toISOString() : null
  if (dueAt !== null) return new Date(dueAt).toISOString()
  const { hours } = QUEUE[kind]
  return hours === null ? null : new Date(since.getTime() + hours * HOUR_MS).toISOString()
}
