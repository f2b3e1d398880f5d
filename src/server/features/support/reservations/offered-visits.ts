import { desc, inArray } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import type { VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'
import { isOpenSlot, slotStart } from '#/domain/visits/visit-slots.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { writeVisit } from './book-visit.ts'
import type { ReservationsDeps } from './reservations-deps.ts'
import * as repo from './reservations.repo.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'
import type { WishedSlot } from './take-seat.ts'

/** The visits that were taken from these answers; of a cancelled one and a new one only the new one. */
export async function visitsOffered(
  db: DbOrTx,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ReservationRow>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reservations)
    .where(inArray(reservations.inquiryMessageId, [...messageIds]))
    .orderBy(desc(reservations.createdAt))
  const found = new Map<string, ReservationRow>()
  for (const row of rows)
    if (row.inquiryMessageId !== null && !found.has(row.inquiryMessageId)) found.set(row.inquiryMessageId, row)
  return found
}

export interface OfferedSlot extends WishedSlot {
  readonly state: 'free' | 'full' | 'over'
}

/** How offered slots stand now. The desk may offer what is too close for customers to book by themselves. */
export async function offeredSlots(
  db: DbOrTx,
  now: Date,
  slots: readonly WishedSlot[],
): Promise<readonly OfferedSlot[]> {
  const days = slots.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const settings = await repo.readSettings(db)
  const shop = { settings, calendar: await readCalendar(db), blocks: await repo.blocksSince(db, first) }
  const taken = await repo.takenSlots(db, first, last)
  return slots.map((slot): OfferedSlot => {
    const { day, hour } = slot
    if (slotStart(day, hour) <= now || !isOpenSlot(shop, day, hour)) return { ...slot, state: 'over' }
    const count = taken.find((other) => other.day === day && other.hour === hour)?.count ?? 0
    return { ...slot, state: count < settings.seats ? 'free' : 'full' }
  })
}

export interface OfferTaken extends WishedSlot {
  readonly messageId: string
  readonly purpose: VisitPurpose
  readonly memberId: string | null
  readonly name: string
  readonly phone: string
  readonly orderNumber: string | null
  readonly memo: string
}

/**
 * The customer takes an offered slot. The same press again is the same visit; CONFLICT when somebody else was quicker, or
 * another slot of the offer was taken. The inquiry is locked by the caller, so that two presses come one after the other.
 */
export async function takeOffer(
  tx: Tx,
  deps: ReservationsDeps,
  { messageId, memberId, ...wanted }: OfferTaken,
): Promise<ReservationRow> {
  const before = (await visitsOffered(tx, [messageId])).get(messageId)
  if (before && before.state !== 'cancelled') {
    if (before.day === wanted.day && before.hour === wanted.hour) return before
    throw new AppError('CONFLICT', '이미 다른 시간을 고르셨습니다. 예약에서 시간을 바꾸실 수 있습니다.')
  }
  if (slotStart(wanted.day, wanted.hour) <= deps.clock.now())
    throw new AppError('CONFLICT', '지난 시간입니다. 다른 시간을 골라 주세요.')
  return writeVisit(tx, deps, { memberId, staffId: null, messageId }, { ...wanted, people: 1 })
}
