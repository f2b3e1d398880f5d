import { AppError } from '#/contract/errors.ts'
import { whyNotFrom } from '#/domain/calendar/calendar-change.ts'
import { lockCalendar, putCutOff } from '#/server/features/content/calendar/calendar.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CalendarAdminDeps } from './calendar-admin-deps.ts'
import type { StaffCall } from './change-days.ts'

/** From a coming day on, work is closed at another hour; nothing promised before moves. INVALID_INPUT for today and before. */
export async function changeCutOff(
  tx: Tx,
  deps: CalendarAdminDeps,
  call: StaffCall,
  { from, hour, reason }: { readonly from: string; readonly hour: number; readonly reason: string },
): Promise<void> {
  const refusal = whyNotFrom(from, deps.clock.now())
  if (refusal) throw new AppError('INVALID_INPUT', refusal, { from: refusal })
  await lockCalendar(tx)
  await putCutOff(tx, { from, hour, changedBy: call.principal.staffId, changedAt: deps.clock.now() })
  await audit(tx, call, {
    action: 'calendar.cut-off',
    objectKind: 'calendar',
    objectId: from,
    detail: { hour, reason },
  })
}
