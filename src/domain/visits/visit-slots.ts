import { type BusinessCalendar, type Day, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** What the desk says about visits. Slots begin at full hours and last one. */
export interface VisitSettings {
  readonly hours: readonly number[]
  /** Visits that one slot takes. */
  readonly seats: number
  readonly bookHours: number
  readonly cancelHours: number
  readonly daysAhead: number
}

/** Nobody can come then, though the shop works; without an hour the whole day. */
export interface VisitBlock {
  readonly day: Day
  readonly hour: number | null
}

/** How many visits stand in a slot. */
export interface TakenSlot {
  readonly day: Day
  readonly hour: number
  readonly count: number
}

export interface VisitSlot {
  readonly hour: number
  /** Seats left; none where the slot is past, blocked or too close. */
  readonly free: number
  readonly full: boolean
}

export interface VisitDay {
  readonly day: Day
  readonly closed: boolean
  readonly slots: readonly VisitSlot[]
}

interface Situation {
  readonly settings: VisitSettings
  readonly calendar: BusinessCalendar
  readonly blocks: readonly VisitBlock[]
  readonly taken: readonly TakenSlot[]
  readonly now: Date
}

const HOUR_MS = 3_600_000

export const slotStart = (day: Day, hour: number): Date => new Date(seoulMidnight(day).getTime() + hour * HOUR_MS)
export const slotEnd = (day: Day, hour: number): Date => slotStart(day, hour + 1)

/** Last moment at which the customer may cancel or move it alone. */
export const cancelUntil = (settings: Pick<VisitSettings, 'cancelHours'>, day: Day, hour: number): Date =>
  new Date(slotStart(day, hour).getTime() - settings.cancelHours * HOUR_MS)

export const isBlocked = (blocks: readonly VisitBlock[], day: Day, hour: number): boolean =>
  blocks.some((block) => block.day === day && (block.hour === null || block.hour === hour))

/** Whether a visit could be in this slot at all, however many there are. */
export function isOpenSlot({ settings, calendar, blocks }: Omit<Situation, 'now' | 'taken'>, day: Day, hour: number) {
  return isWorkingDay(calendar, day) && settings.hours.includes(hour) && !isBlocked(blocks, day, hour)
}

/** Days from `from` on, each with its slots. Days beyond what the shop takes are closed. */
export function visitDays(situation: Situation, from: Day, count: number): readonly VisitDay[] {
  const start = Date.parse(`${from}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) => dayOf(situation, isoDay(start + at * DAY_MS)))
}

const isoDay = (time: number): Day => new Date(time).toISOString().slice(0, 10)

function dayOf(situation: Situation, day: Day): VisitDay {
  const { settings, calendar, now } = situation
  const last = isoDay(Date.parse(`${seoulDay(now)}T00:00:00Z`) + settings.daysAhead * DAY_MS)
  const closed = !isWorkingDay(calendar, day) || day > last
  return { day, closed, slots: closed ? [] : settings.hours.map((hour) => slotOf(situation, day, hour)) }
}

function slotOf(situation: Situation, day: Day, hour: number): VisitSlot {
  const { settings, taken, now } = situation
  const count = taken.find((slot) => slot.day === day && slot.hour === hour)?.count ?? 0
  const isTooLate = slotStart(day, hour).getTime() - settings.bookHours * HOUR_MS <= now.getTime()
  const left = Math.max(0, settings.seats - count)
  return { hour, free: isTooLate || !isOpenSlot(situation, day, hour) ? 0 : left, full: left === 0 }
}

export const freeSeats = ({ slots }: VisitDay): number => slots.reduce((sum, { free }) => sum + free, 0)

/** The free slots nearest after a wished one, for whoever came too late. */
export function nextFree(days: readonly VisitDay[], wished: { readonly day: Day; readonly hour: number }, most = 3) {
  return days
    .flatMap(({ day, slots }) => slots.filter(({ free }) => free > 0).map(({ hour }) => ({ day, hour })))
    .filter(({ day, hour }) => day > wished.day || (day === wished.day && hour > wished.hour))
    .slice(0, most)
}

/** `14:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
