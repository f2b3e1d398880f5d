import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { bookVisit as endpoint } from '#/contract/support/reservations.contract.ts'
import { VISIT_PURPOSE_TEXTS, type VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { findMember, takeTicket } from '#/server/features/people/members/members.public.ts'
import { orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { remindLater, reservationChanged, tellDesk } from './reservation-events.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import * as repo from './reservations.repo.ts'
import type { ReservationRow } from './reservations.table.ts'
import { takeSeat } from './take-seat.ts'

/** One phone may be expected so often; more would be a seat for nobody. */
const MOST_EXPECTED = 3
const NUMBER_LENGTH = 8

interface Whose {
  readonly memberId: string | null
  /** Who of the staff takes it by telephone. */
  readonly staffId: string | null
  /** The answer in which the desk offered it: the shop has said yes already. */
  readonly messageId: string | null
}

type Wanted = Omit<BodyOf<typeof endpoint>, 'ticket'>

/** Books for a customer whose phone is proven. Errors: WRONG_CODE, CONFLICT, INVALID_INPUT, TOO_MANY_REQUESTS. */
export async function bookVisit(
  tx: Tx,
  deps: ReservationsDeps,
  memberId: string | null,
  { ticket, ...wanted }: BodyOf<typeof endpoint>,
): Promise<ReservationRow> {
  await requireOrder(tx, wanted.purpose, wanted.orderNumber, memberId)
  await provePhone(tx, deps, { memberId, phone: wanted.phone, ticket })
  return writeVisit(tx, deps, { memberId, staffId: null, messageId: null }, wanted)
}

/** The number belongs to who asks: it is the account's own, or a code went there. */
async function provePhone(
  tx: Tx,
  deps: ReservationsDeps,
  { memberId, phone, ticket }: { memberId: string | null; phone: string; ticket: string | null },
): Promise<void> {
  const member = memberId === null ? null : await findMember(tx, memberId)
  if (member?.phone === phone) return
  if (ticket === null) throw new AppError('WRONG_CODE', '휴대전화 번호를 먼저 인증해 주세요.')
  const { target } = await takeTicket(tx, deps, ticket, 'reservation')
  if (target !== phone) throw new AppError('WRONG_CODE', '인증한 번호와 다릅니다. 번호를 다시 인증해 주세요.')
}

/** Work is shown to who ordered it; without a login only that there is a number is asked, never whether it exists. */
async function requireOrder(tx: Tx, purpose: VisitPurpose, number: string | null, memberId: string | null) {
  const { wantsOrder, name } = VISIT_PURPOSE_TEXTS[purpose]
  if (wantsOrder && !number) throw wrongOrder(`${name}은 주문번호가 있어야 합니다.`)
  if (!number || memberId === null) return
  const order = await orderByNumber(tx, number)
  if (order?.memberId !== memberId) throw wrongOrder('내 주문에 없는 번호입니다. 다시 확인해 주세요.')
}

const wrongOrder = (message: string) => new AppError('INVALID_INPUT', message, { orderNumber: message })

export async function writeVisit(
  tx: Tx,
  deps: ReservationsDeps,
  { memberId, staffId, messageId }: Whose,
  wanted: Wanted,
): Promise<ReservationRow> {
  const now = deps.clock.now()
  const { day, hour, purpose } = wanted
  const byDesk = staffId !== null || messageId !== null
  const seat = await takeSeat(tx, { clock: deps.clock, byDesk }, wanted)
  await repo.lockPhone(tx, wanted.phone)
  const others = await repo.expectedOfPhone(tx, wanted.phone, seoulDay(now))
  if (others.some((other) => other.day === day && other.hour === hour))
    throw new AppError('CONFLICT', '이 시간에 이미 예약하셨습니다.')
  if (!byDesk && others.length >= MOST_EXPECTED)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `한 번호로 ${MOST_EXPECTED}번까지 예약할 수 있습니다. 먼저 한 예약을 취소해 주세요.`,
    )
  const row: ReservationRow = {
    ...wanted,
    id: deps.ids.uuid(),
    number: deps.ids.readable(NUMBER_LENGTH),
    seat,
    memberId,
    takenBy: staffId,
    inquiryMessageId: messageId,
    state: !byDesk && VISIT_PURPOSE_TEXTS[purpose].asksFirst ? 'requested' : 'confirmed',
    cancelReason: null,
    createdAt: now,
    changedAt: now,
  }
  await repo.insertReservation(tx, row)
  await deps.jobs.emit(tx, reservationChanged, { id: row.id, what: 'booked', at: now.toISOString() })
  await remindLater(tx, deps, row)
  await tellDesk(tx, deps)
  return row
}
