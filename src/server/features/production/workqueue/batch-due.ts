import { AppError } from '#/contract/errors.ts'
import { isWorkingDay, koreanDay } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import { moveDueDays } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { BatchLine } from './batch.repo.ts'

interface Move {
  readonly day: string | null
  readonly note: string
  readonly by: AuditedCall & { readonly principal: StaffPrincipal }
}

/** INVALID_INPUT: no day, one that is over, or one on which nobody works. */
async function dayToPromise(tx: Tx, deps: AskDeps, day: string | null): Promise<string> {
  const refuse = (words: string) => new AppError('INVALID_INPUT', words, { day: words })
  if (day === null) throw refuse('새 출고일을 골라 주세요.')
  if (day < seoulDay(deps.clock.now())) throw refuse('지난 날로는 바꿀 수 없습니다.')
  if (!isWorkingDay(await calendarToPromiseBy(tx), day)) throw refuse(`${koreanDay(day)}은 쉬는 날입니다.`)
  return day
}

/** Promises another day for these lines, with word to each customer once; says of each why it stays, or null. */
export async function moveDue(
  tx: Tx,
  deps: AskDeps,
  lines: readonly BatchLine[],
  { day, note, by }: Move,
): Promise<ReadonlyMap<string, string>> {
  const to = await dayToPromise(tx, deps, day)
  if (note === '') throw new AppError('INVALID_INPUT', undefined, { note: '고객에게 알릴 까닭을 적어 주세요.' })
  const stays = new Map<string, string>()
  const moves = lines.flatMap(({ lineId, orderId, orderNumber, title, dueDay }) => {
    if (dueDay !== null && dueDay !== to) return [{ lineId, orderId, orderNumber, title, from: dueDay, to }]
    stays.set(lineId, '이미 그날 출고합니다')
    return []
  })
  await moveDueDays(tx, deps, moves, { staffId: by.principal.staffId, note, byHand: true })
  for (const { lineId, orderNumber, from } of moves) {
    const entry = { action: 'production.move-due-day', objectKind: 'order-line', objectId: lineId, orderNumber }
    await audit(tx, by, { ...entry, detail: { from, to, note } })
  }
  return stays
}
