import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { changeCutOff as endpoint } from '#/contract/production/staff-calendar.contract.ts'
import { whyNotFrom } from '#/domain/calendar/calendar-change.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { allCutOffs, lockCalendar, putCutOff } from '#/server/features/content/calendar/calendar.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { CalendarAdminDeps } from './calendar-admin-deps.ts'
import type { StaffCall } from './change-days.ts'
import { cutOffThings } from './looked-at-calendar.ts'

/** From a coming day on, work is closed at another hour; nothing promised before moves. INVALID_INPUT for today and before. CONFLICT: a colleague set one meanwhile. */
export async function changeCutOff(
  tx: Tx,
  deps: CalendarAdminDeps,
  call: StaffCall,
  { from, hour, reason, seen }: BodyOf<typeof endpoint> & { readonly from: string },
): Promise<void> {
  const refusal = whyNotFrom(from, deps.clock.now())
  if (refusal) throw new AppError('INVALID_INPUT', refusal, { from: refusal })
  await lockCalendar(tx)
  const cutOffs = await allCutOffs(tx)
  const { staffId } = call.principal
  // One's own press again, after its answer was lost.
  if (cutOffs.some((row) => row.from === from && row.hour === hour && row.changedBy === staffId)) return
  requireSeen(seen, cutOffThings(cutOffs, seoulDay(deps.clock.now())))
  await putCutOff(tx, { from, hour, changedBy: staffId, changedAt: deps.clock.now() })
  await audit(tx, call, {
    action: 'calendar.cut-off',
    objectKind: 'calendar',
    objectId: from,
    detail: { hour, reason },
  })
}
