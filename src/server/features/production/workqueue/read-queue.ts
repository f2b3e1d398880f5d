import type { ResultOf } from '#/contract/endpoint.ts'
import type { QueueRow, readQueue as endpoint } from '#/contract/production/queue.contract.ts'
import { deadlineOf, type QueueClock, queueBorders } from '#/domain/orders/queue-deadlines.ts'
import { QUEUE, queueKindsFor, type QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { countDispatchToday, readQueueLines, type QueueLine } from './queue.repo.ts'
import { workingTime } from './working-time.ts'

const PER_KIND = 40

/** What waits for a person, for whoever asks with these rights. */
export async function readQueue(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof endpoint>> {
  const now = clock.now()
  const kinds = queueKindsFor(staff.rights)
  const time = await workingTime(db)
  const borders = queueBorders(time, now)
  const [lines, dispatchToday] = await Promise.all([
    readQueueLines(db, { kinds, perKind: PER_KIND, borders }),
    countDispatchToday(db, borders),
  ])
  return { now: now.toISOString(), rows: kinds.map((kind) => rowOf(kind, lines, time)), dispatchToday }
}

function rowOf(kind: QueueKind, lines: readonly QueueLine[], time: QueueClock): QueueRow {
  const own = lines.filter((line) => line.kind === kind)
  const [first] = own
  return {
    kind,
    label: QUEUE[kind].label,
    count: first?.total ?? 0,
    overdue: first?.overdue ?? 0,
    oldest: first ? new Date(first.oldest).toISOString() : null,
    items: own.map(({ number, since, dueDay, dueAt }) => {
      const times = { since: new Date(since), dueDay, dueAt: dueAt === null ? null : new Date(dueAt) }
      const due = deadlineOf(kind, times, time)
      return { orderNumber: number, since: times.since.toISOString(), due: due?.toISOString() ?? null }
    }),
  }
}
