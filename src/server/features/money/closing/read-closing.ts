import type { DayOfClosing, MonthOfClosing } from '#/contract/money/closing.contract.ts'
import { dayHindrance, monthHindrance } from '#/domain/money/closing.ts'
import { DAY_MS, seoulMidnight } from '#/lib/seoul-time.ts'
import { owedByDay } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { daysOfMonth, differencesOf, readDay, readMonth } from './closing.repo.ts'

const iso = (at: string): string => new Date(at).toISOString()

export async function dayOfClosing(db: DbOrTx, day: string, today: string): Promise<DayOfClosing> {
  const row = await readDay(db, day)
  const differences = await differencesOf(db, day)
  const open = differences.filter(({ settled }) => settled === null).length
  const facts = { day, today, compared: row !== null, gatewayAsked: row?.gatewayAskedAt != null, open }
  return {
    day,
    comparedAt: row ? iso(row.comparedAt) : null,
    gatewayAskedAt: row?.gatewayAskedAt ? iso(row.gatewayAskedAt) : null,
    figures: (row?.figures ?? []).map(({ means, count, ours, theirs }) => ({ means, count, ours, theirs })),
    differences: [...differences],
    owed: await owedAtEnd(db, day, today),
    closed: row?.closedAt ? { at: iso(row.closedAt), by: row.closedBy } : null,
    hindrance: row?.closedAt ? null : dayHindrance(facts),
  }
}

/** Longer ago the whole of the books would be read for it; a month is closed before. */
const OWED_DAYS = 62

async function owedAtEnd(db: DbOrTx, day: string, today: string): Promise<DayOfClosing['owed']> {
  const ago = Math.round((seoulMidnight(today).getTime() - seoulMidnight(day).getTime()) / DAY_MS)
  if (ago < 0 || ago >= OWED_DAYS) return null
  const found = (await owedByDay(db, today, ago + 1)).at(-1)
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
