import * as contract from '#/contract/support/reservations.contract.ts'
import { weekdayOf } from '#/domain/calendar/business-days.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { bookVisit } from './book-visit.ts'
import { cancelVisit, moveVisit, visitOfToken } from './change-visit.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import { presentVisit } from './reservations.presenter.ts'
import { readSettings, visitsOfMember } from './reservations.repo.ts'
import type { ReservationRow } from './reservations.table.ts'
import { slotsOf } from './take-seat.ts'

/** Whole weeks are shown, from this week's Monday. */
const WEEK = 7
const mondayOf = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ((weekdayOf(day) + 6) % WEEK) * DAY_MS).toISOString().slice(0, 10)

export function reservationsRoutes(deps: ReservationsDeps): readonly Route[] {
  const { db } = deps.database
  const present = async (on: DbOrTx, row: ReservationRow) => presentVisit(deps.sealer, await readSettings(on), row)
  return [
    route(contract.listVisitDays, async () => {
      const now = deps.clock.now()
      const today = seoulDay(now)
      const { daysAhead } = await readSettings(db)
      const monday = mondayOf(today)
      const sinceMonday = (weekdayOf(today) + 6) % WEEK
      const weeks = Math.floor((sinceMonday + daysAhead + 1) / WEEK)
      const { settings, days } = await slotsOf(db, now, monday, weeks * WEEK)
      const { seats, cancelHours } = settings
      return { today, seats, cancelHours, days: days.map((day) => ({ ...day, slots: [...day.slots] })) }
    }),
    writeRoute(contract.bookVisit, async ({ principal, body }, tx) => {
      const memberId = principal.kind === 'member' ? principal.memberId : null
      return present(tx, await bookVisit(tx, deps, memberId, body))
    }),
    route(contract.findVisit, async ({ body }) => present(db, await visitOfToken(db, deps, body.token))),
    writeRoute(contract.cancelVisit, async ({ body }, tx) => present(tx, await cancelVisit(tx, deps, body.token))),
    writeRoute(contract.moveVisit, async ({ body }, tx) => present(tx, await moveVisit(tx, deps, body.token, body))),
    route(contract.listMyVisits, async ({ principal }) => {
      const rows = await visitsOfMember(db, principal.memberId, seoulDay(deps.clock.now()))
      return { items: await Promise.all(rows.map((row) => present(db, row))) }
    }),
  ]
}
