import { AppError } from '#/contract/errors.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { isExpected } from '#/domain/visits/visit-machine.ts'
import { cancelUntil, hourText, slotEnd } from '#/domain/visits/visit-slots.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { remindLater, reservationChanged, tellDesk } from './reservation-events.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import * as repo from './reservations.repo.ts'
import type { ReservationRow } from './reservations.table.ts'
import { takeSeat, type WishedSlot } from './take-seat.ts'
import { numberOfToken } from './visit-token.ts'

const notFound = () => new AppError('NOT_FOUND', '예약을 찾을 수 없습니다. 링크가 맞는지 확인해 주세요.')

/** The visit of a link; NOT_FOUND for a guessed one, and once the visit is over. */
export async function visitOfToken(db: DbOrTx, deps: ReservationsDeps, token: string): Promise<ReservationRow> {
  const number = numberOfToken(deps.sealer, token)
  const row = number === null ? null : await repo.findByNumber(db, number)
  if (!row || slotEnd(row.day, row.hour) <= deps.clock.now()) throw notFound()
  return row
}

/** Locked, and still in time for the customer; CONFLICT says what to do instead. */
async function changeable(tx: Tx, deps: ReservationsDeps, token: string): Promise<ReservationRow> {
  const { id } = await visitOfToken(tx, deps, token)
  const row = await repo.lockReservation(tx, id)
  if (!row) throw notFound()
  if (!isExpected(row.state)) throw new AppError('CONFLICT', '이미 취소되었거나 끝난 예약입니다.')
  const settings = await repo.readSettings(tx)
  if (cancelUntil(settings, row.day, row.hour) <= deps.clock.now())
    throw new AppError(
      'CONFLICT',
      `방문 ${settings.cancelHours}시간 전까지만 여기서 바꾸거나 취소할 수 있습니다. 1:1 문의로 알려 주세요.`,
    )
  return row
}

/** Again is harmless: a cancelled visit stays cancelled. */
export async function cancelVisit(tx: Tx, deps: ReservationsDeps, token: string): Promise<ReservationRow> {
  const seen = await visitOfToken(tx, deps, token)
  if (seen.state === 'cancelled') return seen
  const row = await changeable(tx, deps, token)
  const changedAt = deps.clock.now()
  await repo.updateReservation(tx, row.id, { state: 'cancelled', changedAt })
  await deps.jobs.emit(tx, reservationChanged, { id: row.id, what: 'cancelled', at: changedAt.toISOString() })
  await tellDesk(tx, deps)
  return { ...row, state: 'cancelled', changedAt }
}

interface DeskSlot {
  readonly id: string
  /** Where the desk saw it; CONFLICT when somebody has moved it since. */
  readonly from: WishedSlot
  readonly to: WishedSlot
}

/** The desk moves a visit, after a call or because the slot was closed. The new seat is taken before the old one is given up. */
export async function moveByDesk(
  tx: Tx,
  deps: ReservationsDeps,
  { id, from, to: { day, hour } }: DeskSlot,
): Promise<ReservationRow> {
  const seen = await repo.findReservation(tx, id)
  if (!seen) throw new AppError('NOT_FOUND')
  if (seen.day === day && seen.hour === hour) return seen
  const seat = await takeSeat(tx, { clock: deps.clock, byDesk: true }, { day, hour })
  const row = await repo.lockReservation(tx, id)
  if (!row) throw new AppError('NOT_FOUND')
  if (!isExpected(row.state)) throw new AppError('CONFLICT', '이미 다녀갔거나 취소된 예약은 옮길 수 없습니다.')
  if (row.day !== from.day || row.hour !== from.hour)
    throw new AppError(
      'CONFLICT',
      `그 사이 ${koreanDay(row.day)} ${hourText(row.hour)}로 옮겨진 예약입니다. 확인하고 다시 옮겨 주세요.`,
    )
  return putInto(tx, deps, row, { day, hour, seat, news: 'moved-by-shop' })
}

interface NewPlace extends WishedSlot {
  readonly seat: number
  readonly news: 'moved' | 'moved-by-shop'
}

async function putInto(
  tx: Tx,
  deps: ReservationsDeps,
  row: ReservationRow,
  { news, ...place }: NewPlace,
): Promise<ReservationRow> {
  const { day, hour } = place
  const others = await repo.expectedOfPhone(tx, row.phone, day)
  if (others.some((other) => other.day === day && other.hour === hour))
    throw new AppError('CONFLICT', '이 시간에 이미 예약하셨습니다.')
  const changed = { ...place, changedAt: deps.clock.now() }
  await repo.updateReservation(tx, row.id, changed)
  await deps.jobs.emit(tx, reservationChanged, { id: row.id, what: news, at: changed.changedAt.toISOString() })
  await remindLater(tx, deps, { ...row, ...changed })
  await tellDesk(tx, deps)
  return { ...row, ...changed }
}

/** The new seat is taken before the old one is given up. */
export async function moveVisit(
  tx: Tx,
  deps: ReservationsDeps,
  token: string,
  { day, hour }: WishedSlot,
): Promise<ReservationRow> {
  const seen = await visitOfToken(tx, deps, token)
  if (seen.day === day && seen.hour === hour) return seen
  const seat = await takeSeat(tx, { clock: deps.clock, byDesk: false }, { day, hour })
  return putInto(tx, deps, await changeable(tx, deps, token), { day, hour, seat, news: 'moved' })
}
