import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/support/staff-reservations.contract.ts'
import { lockCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { listRoute, type Route, writeRoute } from '#/server/platform/http/route.ts'
import { lookedAt, requireSeen } from '#/server/platform/looked-at.ts'
import { writeVisit } from './book-visit.ts'
import { moveByDesk } from './change-visit.ts'
import { countConflicts, readDeskDay, setVisitState, settingsThings } from './desk-visits.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import { presentDeskVisit } from './reservations.presenter.ts'
import { deleteBlock, insertBlock, readSettings, writeSettings } from './reservations.repo.ts'

export const staffReservationsRoutes = (deps: ReservationsDeps): readonly Route[] => [
  listRoute(contract.listDeskVisits, ({ query }, db) => readDeskDay(db, deps, query.day)),
  writeRoute(contract.setVisitState, async ({ params, body }, tx) =>
    presentDeskVisit(await setVisitState(tx, deps, { ...params, ...body })),
  ),
  writeRoute(contract.moveVisitByDesk, async ({ params, body: { from, ...slot } }, tx) =>
    presentDeskVisit(await moveByDesk(tx, deps, { id: params.id, from, to: slot })),
  ),
  writeRoute(contract.takeVisit, async ({ principal, body }, tx) =>
    presentDeskVisit(await writeVisit(tx, deps, { memberId: null, staffId: principal.staffId, messageId: null }, body)),
  ),
  writeRoute(contract.blockVisits, async ({ principal, body }, tx) => {
    // Whoever books meanwhile waits, and then finds the slot closed.
    await lockCalendar(tx)
    const by = { createdBy: principal.staffId, createdAt: deps.clock.now() }
    if (!(await insertBlock(tx, { ...body, ...by, id: deps.ids.uuid() })))
      throw new AppError('CONFLICT', '이미 막아 둔 시간입니다.')
    return { conflicts: await countConflicts(tx, deps) }
  }),
  writeRoute(contract.unblockVisits, async ({ params }, tx) => {
    if (!(await deleteBlock(tx, params.id))) throw new AppError('NOT_FOUND')
    return null
  }),
  writeRoute(contract.changeVisitSettings, async ({ principal, body }, tx) => {
    const { seen, ...wanted } = body
    const settings = { ...wanted, hours: [...new Set(wanted.hours)].toSorted((a, b) => a - b) }
    await lockCalendar(tx)
    requireSeen(seen, settingsThings(await readSettings(tx)))
    await writeSettings(tx, settings, { changedBy: principal.staffId, changedAt: deps.clock.now() })
    return { ...settings, seen: lookedAt(settingsThings(settings)) }
  }),
]
