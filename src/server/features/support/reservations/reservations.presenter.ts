import type { Visit } from '#/contract/support/reservations.contract.ts'
import type { DeskVisit } from '#/contract/support/staff-reservations.contract.ts'
import { cancelUntil, type VisitSettings } from '#/domain/visits/visit-slots.ts'
import { lookedAt, type Things } from '#/server/platform/looked-at.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { ReservationRow } from './reservations.table.ts'
import { visitToken } from './visit-token.ts'

export const presentVisit = (sealer: Sealer, settings: VisitSettings, row: ReservationRow): Visit => ({
  number: row.number,
  token: visitToken(sealer, row.number),
  day: row.day,
  hour: row.hour,
  purpose: row.purpose,
  people: row.people,
  name: row.name,
  orderNumber: row.orderNumber,
  memo: row.memo,
  state: row.state,
  cancelReason: row.cancelReason,
  changeableUntil: cancelUntil(settings, row.day, row.hour).toISOString(),
  madeAt: row.createdAt.toISOString(),
})

export const presentDeskVisit = (row: ReservationRow): DeskVisit => ({
  id: row.id,
  number: row.number,
  day: row.day,
  hour: row.hour,
  purpose: row.purpose,
  people: row.people,
  name: row.name,
  phone: row.phone,
  orderNumber: row.orderNumber,
  memo: row.memo,
  state: row.state,
  cancelReason: row.cancelReason,
  byPhone: row.takenBy !== null,
  seen: lookedAt(visitThings(row)),
})

/** What the desk agrees to, or says of a visit. */
export const visitThings = ({ day, hour, purpose, people, memo, state }: ReservationRow): Things => ({
  '예약 시간': [day, hour],
  '예약 내용': [purpose, people, memo],
  상태: state,
})
