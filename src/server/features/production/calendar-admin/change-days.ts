import type {
  CalendarChange,
  changeDays as endpoint,
  previewChange as previewEndpoint,
} from '#/contract/production/staff-calendar.contract.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { type BusinessCalendar, businessCalendar, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { daysBetween, whyNotThese } from '#/domain/calendar/calendar-change.ts'
import {
  daysFromTo,
  deleteDays,
  lockCalendar,
  putDays,
  readCalendarData,
} from '#/server/features/content/calendar/calendar.public.ts'
import { dueMovesBy, lockOrders, moveDueDays, type ShownMove } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { lookedAt, requireSeen } from '#/server/platform/looked-at.ts'
import type { CalendarAdminDeps } from './calendar-admin-deps.ts'
import { dayThings } from './looked-at-calendar.ts'

const MOST_SHOWN = 50

export type StaffCall = AuditedCall & { readonly principal: { readonly staffId: string } }

interface Plan {
  /** Days whose state really changes. */
  readonly days: readonly string[]
  readonly moves: readonly ShownMove[]
}

/** What the change would mean for promised days; INVALID_INPUT for days that cannot be changed or need no change. */
async function planChange(db: DbOrTx, deps: CalendarAdminDeps, change: CalendarChange): Promise<Plan> {
  const refusal = whyNotThese(change.from, change.to, deps.clock.now())
  if (refusal) throw new AppError('INVALID_INPUT', refusal, { from: refusal })
  const { days, cutOffs } = await readCalendarData(db)
  const wished = daysBetween(change.from, change.to)
  const closedNow = days.map(({ day }) => day)
  const others = closedNow.filter((day) => !wished.includes(day))
  if (change.act === 'open' && others.length === closedNow.length) {
    const nothing = '고른 날에는 적어 둔 쉬는 날이 없습니다. 토요일과 일요일은 늘 쉽니다.'
    throw new AppError('INVALID_INPUT', nothing, { from: nothing })
  }
  const before = calendarOf(closedNow, cutOffs)
  const after = calendarOf(change.act === 'close' ? [...others, ...wished] : others, cutOffs)
  return {
    days: wished.filter((day) => isWorkingDay(before, day) !== isWorkingDay(after, day)),
    moves: await dueMovesBy(db, after, change.from),
  }
}

const calendarOf = (days: readonly string[], cutOffs: Parameters<typeof businessCalendar>[1]): BusinessCalendar =>
  businessCalendar(
    days.map((day) => ({ day })),
    cutOffs,
  )

/** Orders are locked before the calendar, as by whoever promises a day. CONFLICT: one more was promised just before. */
async function lockPlan(tx: Tx, deps: CalendarAdminDeps, change: CalendarChange): Promise<Plan> {
  const seen = await planChange(tx, deps, change)
  const orderIds = new Set(seen.moves.map((move) => move.orderId))
  await lockOrders(tx, [...orderIds])
  await lockCalendar(tx)
  const plan = await planChange(tx, deps, change)
  if (plan.moves.some((move) => !orderIds.has(move.orderId)))
    throw new AppError('CONFLICT', '그 사이 출고일이 정해진 주문이 있습니다.\n옮겨질 주문을 다시 확인해 주세요.')
  return plan
}

/** What a change would move, and what it is decided beside. */
export async function preview(
  db: DbOrTx,
  deps: CalendarAdminDeps,
  change: CalendarChange,
): Promise<ResultOf<typeof previewEndpoint>> {
  const seen = lookedAt(dayThings(await daysFromTo(db, change.from, change.to)))
  return { ...presentPlan(await planChange(db, deps, change)), seen }
}

/** CONFLICT where a colleague wrote down another thing of these days meanwhile. Writes the days and, in the same transaction, moves what was promised by the calendar of before. */
export async function changeDays(
  tx: Tx,
  deps: CalendarAdminDeps,
  call: StaffCall,
  { seen, ...change }: BodyOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const plan = await lockPlan(tx, deps, change)
  requireSeen(seen, dayThings(await daysFromTo(tx, change.from, change.to)))
  const { staffId } = call.principal
  if (change.act === 'open') await deleteDays(tx, change.from, change.to)
  else {
    const row = { kind: change.kind, name: change.reason, changedBy: staffId, changedAt: deps.clock.now() }
    await putDays(
      tx,
      daysBetween(change.from, change.to).map((day) => ({ day, ...row })),
    )
  }
  await moveDueDays(tx, deps, plan.moves, { staffId, note: change.reason })
  const { act, from, to, kind, reason } = change
  await audit(tx, call, {
    action: `calendar.${act}`,
    objectKind: 'calendar',
    objectId: from,
    detail: { to, reason, moved: plan.moves.length, ...(act === 'close' ? { kind } : {}) },
  })
  return presentPlan(plan)
}

const presentPlan = ({ days, moves }: Plan): ResultOf<typeof endpoint> => ({
  days: [...days],
  count: moves.length,
  items: moves.slice(0, MOST_SHOWN).map(({ orderNumber, title, from, to }) => ({ orderNumber, title, from, to })),
})
