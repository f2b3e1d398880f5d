import { to } from '#/contract/web-paths.ts'
import { isExpected } from '#/domain/visits/visit-machine.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import { type JobHandler, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { remindOfVisit, reservationChanged } from './reservation-events.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import { findReservation, readSettings } from './reservations.repo.ts'
import type { ReservationRow } from './reservations.table.ts'
import { visitHappening, type VisitNews } from './visit-messages.ts'
import { visitToken } from './visit-token.ts'

/** The customer is told by text message; a message is keyed, so that an event that comes twice makes one. */
export const reservationsJobs = (deps: ReservationsDeps): readonly JobHandler[] => [
  onEvent(reservationChanged, 'reservations.tell', async ({ id, what, at }) => {
    const visit = await findReservation(deps.database.db, id)
    // Erased with its member meanwhile.
    if (visit?.phone) await tell(deps, visit, what, `visit:${id}:${what}:${at}`)
  }),
  onJob(remindOfVisit, async ({ id, day, hour }) => {
    const visit = await findReservation(deps.database.db, id)
    if (visit?.phone && isExpected(visit.state) && visit.day === day && visit.hour === hour)
      await tell(deps, visit, 'reminder', `visit:${id}:reminder:${day}:${hour}`)
  }),
]

async function tell(deps: ReservationsDeps, visit: ReservationRow, news: VisitNews, key: string): Promise<void> {
  const { database, jobs, sealer } = deps
  const { name, phone, memberId, number } = visit
  const happening = visitHappening(news, visit, await readSettings(database.db))
  const telling = {
    key,
    to: { name, email: '', phone, memberId },
    happening,
    path: to('/cust/reservation'),
    opens: visitToken(sealer, number),
  }
  await database.transaction((tx) => jobs.add(tx, tellNews, telling, { key }))
}
