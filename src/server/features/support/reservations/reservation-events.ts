import { slotStart } from '#/domain/visits/visit-slots.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { eventType, jobType } from '#/server/platform/jobs/job.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import type { ReservationRow } from './reservations.table.ts'

/** What became of a visit; the customer is told. */
export const reservationChanged = eventType<{
  id: string
  what: 'booked' | 'confirmed' | 'moved' | 'moved-by-shop' | 'cancelled' | 'cancelled-by-shop'
  at: string
}>('reservation.changed')

/** Every open desk counts again what it has not agreed to yet. */
export const tellDesk = (tx: Tx, { live }: Pick<ReservationsDeps, 'live'>): Promise<void> =>
  live.publish(tx, STAFF_QUEUE_TOPIC)

/** The day before. It says which slot it was made for, so that a moved visit is not reminded of twice. */
export const remindOfVisit = jobType<{ id: string; day: string; hour: number }>('reservations.remind', 8)

/** Nothing for a visit that is less than a day away: it was just booked. */
export async function remindLater(
  tx: Tx,
  { jobs, clock }: Pick<ReservationsDeps, 'jobs' | 'clock'>,
  { id, day, hour }: Pick<ReservationRow, 'id' | 'day' | 'hour'>,
): Promise<void> {
  const runAt = new Date(slotStart(day, hour).getTime() - DAY_MS)
  if (runAt > clock.now()) await jobs.add(tx, remindOfVisit, { id, day, hour }, { key: `visit-remind:${id}`, runAt })
}
