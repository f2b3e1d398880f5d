import { AppError } from '#/contract/errors.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import {
  closeComparison,
  insertClosedMonth,
  lockComparison,
  lockDifference,
  openMonth,
  updateDifference,
} from './closing.repo.ts'
import { hindranceOfDay, monthOfClosing } from './read-closing.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

/** Somebody says why a difference is right as it is. Errors: NOT_FOUND, CONFLICT. */
export async function explainDifference(
  tx: Tx,
  deps: PaymentsDeps,
  call: Call,
  { differenceId, reason }: { readonly differenceId: string; readonly reason: string },
): Promise<void> {
  const found = await lockDifference(tx, differenceId)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.settled) throw new AppError('CONFLICT', '이미 정리한 차이입니다. 새로 고쳐 확인해 주세요.')
  const settled = {
    settled: 'explained' as const,
    reason,
    settledBy: call.principal.staffId,
    settledAt: deps.clock.now(),
  }
  await updateDifference(tx, differenceId, settled)
  const detail = { day: found.day, kind: found.kind, ours: found.ours, theirs: found.theirs, reason }
  await audit(tx, call, { action: 'closing.explain', objectKind: 'closing', objectId: differenceId, detail })
}

/** The day stays as it is from now on. CONFLICT with what hinders it. */
export async function closeDay(tx: Tx, deps: PaymentsDeps, call: Call, day: string): Promise<void> {
  const now = deps.clock.now()
  const row = await lockComparison(tx, day)
  if (row?.closedAt) throw new AppError('CONFLICT', '이미 마감한 날입니다. 새로 고쳐 확인해 주세요.')
  const hindrance = await hindranceOfDay(tx, day, seoulDay(now))
  if (hindrance) throw new AppError('CONFLICT', hindrance)
  await closeComparison(tx, day, call.principal.staffId, now)
  await audit(tx, call, { action: 'closing.close-day', objectKind: 'closing', objectId: day })
}

/** Nothing is booked into the month from now on; the database refuses it. CONFLICT with what hinders it. */
export async function closeMonth(tx: Tx, deps: PaymentsDeps, call: Call, month: string): Promise<void> {
  const now = deps.clock.now()
  const { hindrance, closed } = await monthOfClosing(tx, month, seoulDay(now))
  if (closed) throw new AppError('CONFLICT', '이미 마감한 달입니다. 새로 고쳐 확인해 주세요.')
  if (hindrance) throw new AppError('CONFLICT', hindrance)
  await insertClosedMonth(tx, { id: deps.ids.uuid(), month, closedBy: call.principal.staffId, closedAt: now })
  await audit(tx, call, { action: 'closing.close-month', objectKind: 'closing', objectId: month })
}

/** CONFLICT when it is not closed. */
export async function reopenMonth(
  tx: Tx,
  deps: PaymentsDeps,
  call: Call,
  { month, reason }: { readonly month: string; readonly reason: string },
): Promise<void> {
  const change = { reopenedBy: call.principal.staffId, reopenedAt: deps.clock.now(), reopenReason: reason }
  if (!(await openMonth(tx, month, change))) throw new AppError('CONFLICT', '마감한 달이 아닙니다.')
  await audit(tx, call, { action: 'closing.reopen-month', objectKind: 'closing', objectId: month, detail: { reason } })
}
