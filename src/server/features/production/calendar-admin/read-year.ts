import type { readYear as endpoint } from '#/contract/production/staff-calendar.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { allCutOffs, daysFromTo } from '#/server/features/content/calendar/calendar.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { cutOffThings } from './looked-at-calendar.ts'

/** A year as the desk sees it: who changed what, and the cut-offs of all years. */
export async function readYear(db: Db, now: Date, year: number): Promise<ResultOf<typeof endpoint>> {
  const [days, cutOffs] = await Promise.all([daysFromTo(db, `${year}-01-01`, `${year}-12-31`), allCutOffs(db)])
  const names = await namesOf(
    db,
    [...days, ...cutOffs].map((row) => row.changedBy),
  )
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? '지난 직원'))
  return {
    year,
    today: seoulDay(now),
    days: days.map(({ day, kind, name, changedBy, changedAt }) => ({
      day,
      kind,
      name,
      changedBy: nameOf(changedBy),
      changedAt: changedAt.toISOString(),
    })),
    cutOffs: cutOffs.map(({ from, hour, changedBy }) => ({ from, hour, changedBy: nameOf(changedBy) })),
    seen: lookedAt(cutOffThings(cutOffs, seoulDay(now))),
  }
}

/** One look-up for each of the few people who keep the calendar. */
async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    const name = id === null ? null : await staffName(db, id)
    if (id !== null && name !== null) names.set(id, name)
  }
  return names
}
