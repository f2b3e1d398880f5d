import { and, asc, between, eq, gte, sql } from '#/server/platform/db/drizzle.ts'
import { type BusinessCalendar, businessCalendar, type CutOff } from '#/domain/calendar/business-days.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { calendarCutOffs, calendarDays } from './calendar.table.ts'

export type CalendarDayRow = typeof calendarDays.$inferSelect

export interface CalendarData {
  readonly days: readonly { readonly day: string; readonly name: string }[]
  readonly cutOffs: readonly CutOff[]
}

/** Changes of the calendar and promises made by it exclude each other; any number that nobody else locks. */
const CALENDAR_LOCK = 5_310_140

/** Days from `since` on and every cut-off. Asked each time, so that a change counts at once on every server. */
export async function readCalendarData(db: DbOrTx, since = '2000-01-01'): Promise<CalendarData> {
  const { rows } = await db.execute<{ days: CalendarData['days'] | null; cutOffs: CalendarData['cutOffs'] | null }>(sql`
    select (select json_agg(json_build_object('day', day, 'name', name) order by day) from calendar_days where day >= ${since}::date) as days,
      (select json_agg(json_build_object('from', from_day, 'hour', hour) order by from_day) from calendar_cut_offs) as "cutOffs"`)
  const [found] = rows
  return { days: found?.days ?? [], cutOffs: found?.cutOffs ?? [] }
}

export async function readCalendar(db: DbOrTx): Promise<BusinessCalendar> {
  const { days, cutOffs } = await readCalendarData(db)
  return businessCalendar(days, cutOffs)
}

/** For whoever writes a promised day: it waits for a change that is being made, and a change waits for it. */
export async function calendarToPromiseBy(tx: Tx): Promise<BusinessCalendar> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${CALENDAR_LOCK})`)
  return readCalendar(tx)
}

export async function lockCalendar(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`)
}

export function daysFromTo(db: DbOrTx, from: string, to: string): Promise<readonly CalendarDayRow[]> {
  return db
    .select()
    .from(calendarDays)
    .where(between(calendarDays.day, from, to))
    .orderBy(asc(calendarDays.day))
}

/** Public holidays from a day on; what only this shop keeps closed is none. */
export function holidaysFrom(db: DbOrTx, day: string): Promise<{ day: string }[]> {
  return db
    .select({ day: calendarDays.day })
    .from(calendarDays)
    .where(and(gte(calendarDays.day, day), eq(calendarDays.kind, 'holiday')))
}

export function allCutOffs(db: DbOrTx) {
  return db.select().from(calendarCutOffs).orderBy(asc(calendarCutOffs.from))
}

export async function putDays(tx: Tx, rows: readonly CalendarDayRow[]): Promise<void> {
  await tx
    .insert(calendarDays)
    .values([...rows])
    .onConflictDoUpdate({
      target: calendarDays.day,
      set: {
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        changedBy: sql`excluded.changed_by`,
        changedAt: sql`excluded.changed_at`,
      },
    })
}

export async function deleteDays(tx: Tx, from: string, to: string): Promise<void> {
  await tx.delete(calendarDays).where(between(calendarDays.day, from, to))
}

export async function putCutOff(tx: Tx, row: typeof calendarCutOffs.$inferInsert): Promise<void> {
  await tx.insert(calendarCutOffs).values(row).onConflictDoUpdate({ target: calendarCutOffs.from, set: row })
}
