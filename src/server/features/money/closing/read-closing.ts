import type { DayOfClosing, MonthOfClosing } from '#/contract/money/closing.contract.ts'
import { dayHindrance, monthHindrance } from '#/domain/money/closing.ts'
import { daysOf } from '#/domain/reports/report-period.ts'
import { owedByDay } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { daysOfMonth, differencesOf, readDay, readMonth } from './closing.repo.ts'

const iso = (at: string): string => new Date(at).toISOString()

/** Why the day cannot be closed yet; null when it can, and when it is. */
export const hindranceOfDay = async (db: DbOrTx, day: string, today: string): Promise<DayOfClosing['hindrance']> =>
  (await comparedDay(db, day, today)).hindrance

async function comparedDay(db: DbOrTx, day: string, today: string) {
  const row = await readDay(db, day)
  const differences = await differencesOf(db, day)
  const open = differences.filter(({ settled }) => settled === null).length
  const facts = { day, today, compared: row !== null, gatewayAsked: row?.gatewayAskedAt != null, open }
  return { row, differences, hindrance: row?.closedAt ? null : dayHindrance(facts) }
}

export async function dayOfClosing(db: DbOrTx, day: string, today: string): Promise<DayOfClosing> {
  const { row, differences, hindrance } = await comparedDay(db, day, today)
  return {
    day,
    comparedAt: row ? iso(row.comparedAt) : null,
    gatewayAskedAt: row?.gatewayAskedAt ? iso(row.gatewayAskedAt) : null,
    figures: (row?.figures ?? []).map(({ means, count, ours, theirs }) => ({ means, count, ours, theirs })),
    differences: [...differences],
    owed: await owedAtEnd(db, day, today),
    closed: row?.closedAt ? { at: iso(row.closedAt), by: row.closedBy } : null,
    hindrance,
  }
}

/** Longer ago the whole of the books would be read for it; a month is closed before. */
const OWED_DAYS = 62

async function owedAtEnd(db: DbOrTx, day: string, today: string): Promise<DayOfClosing['owed']> {
  const days = daysOf({ from: day, to: today })
  if (days < 1 || days > OWED_DAYS) return null
  const found = (await owedByDay(db, today, days)).at(-1)
  if (!found) return null
  const { points, emoneyPaid, emoneyFree, giftCards } = found
  return { points, emoneyPaid, emoneyFree, giftCards }
}

export async function monthOfClosing(db: DbOrTx, month: string, today: string): Promise<MonthOfClosing> {
  const days = await daysOfMonth(db, month)
  const { closed, reopened } = await readMonth(db, month)
  const open = days.reduce((sum, day) => sum + day.open, 0)
  const unclosed = days.filter((day) => !day.closed).length
  return {
    month,
    days: [...days],
    closed,
    reopened,
    hindrance: closed ? null : monthHindrance({ month, today, open, unclosed }),
  }
}
