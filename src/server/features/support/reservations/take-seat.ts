import { AppError } from '#/contract/errors.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { hourText, isOpenSlot, nextFree, visitDays, type VisitSettings } from '#/domain/visits/visit-slots.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { calendarToPromiseBy, readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Clock } from '#/server/platform/services.ts'
import * as repo from './reservations.repo.ts'

export interface WishedSlot {
  readonly day: string
  readonly hour: number
}

/** What free seats are counted by, for `count` days from `from` on. */
export async function slotsOf(db: DbOrTx, now: Date, from: string, count: number) {
  const settings = await repo.readSettings(db)
  const to = new Date(Date.parse(`${from}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
  const situation = {
    settings,
    calendar: await readCalendar(db),
    blocks: await repo.blocksSince(db, from),
    taken: await repo.takenSlots(db, from, to),
    now,
  }
  return { settings, days: visitDays(situation, from, count) }
}

interface Asked {
  readonly clock: Clock
  /** The desk may fill a slot that is too close for customers. */
  readonly byDesk: boolean
}

/**
 * A seat in this slot, held until the transaction ends: slots are locked one by one, and a change of the calendar waits. CONFLICT
 * names the next free ones.
 */
export async function takeSeat(tx: Tx, { clock, byDesk }: Asked, slot: WishedSlot): Promise<number> {
  const calendar = await calendarToPromiseBy(tx)
  await repo.lockSlot(tx, slot.day, slot.hour)
  const settings = await repo.readSettings(tx)
  const now = clock.now()
  const blocks = await repo.blocksSince(tx, seoulDay(now))
  const open = byDesk
    ? isOpenSlot({ settings, calendar, blocks }, slot.day, slot.hour) && slot.day >= seoulDay(now)
    : await isBookable(tx, now, settings, slot)
  if (!open) throw new AppError('CONFLICT', await sayTaken(tx, now, slot, '예약받지 않는 시간입니다.'))
  const seat = await repo.freeSeat(tx, slot.day, slot.hour, settings.seats)
  if (seat === null) throw new AppError('CONFLICT', await sayTaken(tx, now, slot, '방금 자리가 찼습니다.'))
  return seat
}

/** Whether customers may ask for it now; a full slot is told apart from a closed one. */
async function isBookable(tx: Tx, now: Date, { daysAhead }: VisitSettings, slot: WishedSlot): Promise<boolean> {
  const { days } = await slotsOf(tx, now, seoulDay(now), daysAhead + 1)
  const found = days.find(({ day }) => day === slot.day)?.slots.find(({ hour }) => hour === slot.hour)
  return found !== undefined && (found.free > 0 || found.full)
}

async function sayTaken(tx: Tx, now: Date, wished: WishedSlot, first: string): Promise<string> {
  const { settings, days } = await slotsOf(tx, now, seoulDay(now), 1)
  const later = settings.daysAhead > 0 ? (await slotsOf(tx, now, seoulDay(now), settings.daysAhead + 1)).days : days
  const next = nextFree(later, wished)
  if (next.length === 0) return `${first} 다른 시간을 골라 주세요.`
  const words = next.map(({ day, hour }, at) =>
    day === (next[at - 1]?.day ?? '') ? hourText(hour) : `${koreanDay(day)} ${hourText(hour)}`,
  )
  return `${first} ${words.join(', ')}은 비어 있습니다.`
}
