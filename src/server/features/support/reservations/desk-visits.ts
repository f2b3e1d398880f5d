import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import type { listDeskVisits } from '#/contract/support/staff-reservations.contract.ts'
import { deskMoves, type VisitState } from '#/domain/visits/visit-machine.ts'
import { isOpenSlot, slotStart, type VisitSettings } from '#/domain/visits/visit-slots.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { lookedAt, requireSeen, type Things } from '#/server/platform/looked-at.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { reservationChanged, tellDesk } from './reservation-events.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import { presentDeskVisit, visitThings } from './reservations.presenter.ts'
import * as repo from './reservations.repo.ts'
import type { ReservationRow } from './reservations.table.ts'

/** What the form of the settings shows. */
export const settingsThings = ({ hours, seats, bookHours, cancelHours, daysAhead }: VisitSettings): Things => ({
  '예약받는 시각': hours,
  '한 시간에 받을 팀': seats,
  '예약 마감': bookHours,
  '취소 마감': cancelHours,
  '며칠 앞까지': daysAhead,
})

/** A day at the desk, and what the shop can no longer keep. */
export async function readDeskDay(
  db: DbOrTx,
  { clock }: Pick<ReservationsDeps, 'clock'>,
  day: string,
): Promise<ResultOf<typeof listDeskVisits>> {
  const today = seoulDay(clock.now())
  const settings = await repo.readSettings(db)
  const items = await repo.visitsOfDay(db, day)
  const calendar = await readCalendar(db)
  const blocks = await repo.blocksSince(db, day < today ? day : today)
  const shop = { settings, calendar, blocks }
  const expected = await repo.expectedSince(db, today)
  const standing = items.filter(({ state }) => state !== 'cancelled')
  const hours = [...new Set([...settings.hours, ...standing.map(({ hour }) => hour)])].toSorted((a, b) => a - b)
  const { hours: starts, seats, bookHours, cancelHours, daysAhead } = settings
  return {
    today,
    settings: {
      hours: [...starts],
      seats,
      bookHours,
      cancelHours,
      daysAhead,
      seen: lookedAt(settingsThings(settings)),
    },
    items: items.map(presentDeskVisit),
    slots: hours.map((hour) => ({
      hour,
      taken: standing.filter((visit) => visit.hour === hour).length,
      open: isOpenSlot(shop, day, hour),
    })),
    blocks: blocks.map(({ id, day: blocked, hour, reason }) => ({ id, day: blocked, hour, reason })),
    requests: expected.filter(({ state }) => state === 'requested').map(presentDeskVisit),
    conflicts: conflictsOf(shop, expected).map(presentDeskVisit),
  }
}

type Shop = Parameters<typeof isOpenSlot>[0]

/** Expected visits in slots that are closed by now. */
const conflictsOf = (shop: Shop, expected: readonly ReservationRow[]): readonly ReservationRow[] =>
  expected.filter(({ day, hour }) => !isOpenSlot(shop, day, hour))

/** How many visits a block has just made impossible. */
export async function countConflicts(db: DbOrTx, { clock }: Pick<ReservationsDeps, 'clock'>): Promise<number> {
  const today = seoulDay(clock.now())
  const settings = await repo.readSettings(db)
  const shop = { settings, calendar: await readCalendar(db), blocks: await repo.blocksSince(db, today) }
  return conflictsOf(shop, await repo.expectedSince(db, today)).length
}

interface DeskMove {
  readonly id: string
  readonly state: VisitState
  readonly reason: string | null
  readonly seen: LookedAt
}

/** CONFLICT for a step the visit cannot take; nobody has come before the slot began. */
export async function setVisitState(tx: Tx, deps: ReservationsDeps, move: DeskMove): Promise<ReservationRow> {
  const row = await repo.lockReservation(tx, move.id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.state === move.state) return row
  requireSeen(move.seen, visitThings(row))
  if (!deskMoves(row.state).includes(move.state)) throw new AppError('CONFLICT', '이 예약은 그렇게 바꿀 수 없습니다.')
  const now = deps.clock.now()
  if (move.state === 'no-show' && slotStart(row.day, row.hour) > now)
    throw new AppError('CONFLICT', '아직 방문 시각 전입니다.')
  if (move.state === 'cancelled' && !move.reason)
    throw new AppError('INVALID_INPUT', '취소하는 사유를 적어 주세요.', { reason: '취소하는 사유를 적어 주세요.' })
  const cancelReason = move.state === 'cancelled' ? move.reason : null
  await repo.updateReservation(tx, row.id, { state: move.state, cancelReason, changedAt: now })
  const news = move.state === 'cancelled' ? 'cancelled-by-shop' : row.state === 'requested' ? 'confirmed' : null
  if (news && move.state !== 'visited' && move.state !== 'no-show')
    await deps.jobs.emit(tx, reservationChanged, { id: row.id, what: news, at: now.toISOString() })
  await tellDesk(tx, deps)
  return { ...row, state: move.state, cancelReason, changedAt: now }
}
