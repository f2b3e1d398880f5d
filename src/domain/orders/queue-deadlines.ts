import type { Day } from '#/domain/calendar/business-days.ts'
import { lateIfBefore, workingDeadline, type WorkingTime } from '#/domain/calendar/working-hours.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { firstOpenDay, type PickUpTime, pickUpOn } from './pick-up.ts'
import { PATIENCE, QUEUE, QUEUE_KINDS, type QueueKind } from './queue-kinds.ts'

/** By what the queue counts: the hours of work, and when the couriers collect. */
export interface QueueClock extends WorkingTime {
  readonly pickUpAt: PickUpTime
}

/** When something of the queue came, and the day or the moment of its own that it has. */
export interface QueueTimes {
  readonly since: Date
  readonly dueDay: Day | null
  readonly dueAt: Date | null
}

/** Kinds that have to be ready when the courier comes on their day. */
export const KINDS_BY_DAY: readonly QueueKind[] = ['dispatch', 'late-production']

/** Until when somebody has to have seen to it; null when it has no deadline. */
export function deadlineOf(kind: QueueKind, { since, dueDay, dueAt }: QueueTimes, time: QueueClock): Date | null {
  if (KINDS_BY_DAY.includes(kind)) return dueDay === null ? null : pickUpOn(dueDay, time.pickUpAt)
  if (dueAt !== null) return dueAt
  const { hours } = QUEUE[kind]
  return hours === null ? null : workingDeadline(time, since, hours)
}

/** What the database compares with to count what is late, and to find what only the clock makes. */
export interface QueueBorders {
  readonly now: Date
  readonly today: Day
  /** A promised day before this one is late. */
  readonly openDay: Day
  /** What came before it is late; kinds without hours have none. */
  readonly late: Readonly<Partial<Record<QueueKind, Date>>>
  /** What came before it is somebody's turn now. */
  readonly patience: Readonly<Record<keyof typeof PATIENCE, Date>>
}

export function queueBorders(time: QueueClock, now: Date): QueueBorders {
  const before = (hours: number) => lateIfBefore(time, now, hours)
  const timed = QUEUE_KINDS.flatMap((kind) => {
    const { hours } = QUEUE[kind]
    return hours === null ? [] : [[kind, before(hours)] as const]
  })
  return {
    now,
    today: seoulDay(now),
    openDay: firstOpenDay(now, time.pickUpAt),
    late: Object.fromEntries(timed),
    patience: {
      'no-file': before(PATIENCE['no-file']),
      'silent-proof': before(PATIENCE['silent-proof']),
      'stuck-check': before(PATIENCE['stuck-check']),
    },
  }
}
