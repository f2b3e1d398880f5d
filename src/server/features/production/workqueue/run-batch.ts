import type { Access } from '#/contract/access.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type {
  BatchAct,
  checkBatch as checkEndpoint,
  runBatch as runEndpoint,
} from '#/contract/production/order-batch.contract.ts'
import { advanceLines, moveLine } from '#/contract/production/production.contract.ts'
import { writeCustomer } from '#/contract/production/order-desk.contract.ts'
import { askPressPackages } from '#/contract/prepress/press.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { assignOrder as assignEndpoint } from '#/contract/production/staff-order.contract.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import { actorOf, lockOrdersOfLines, moveProduction } from '#/server/features/ordering/orders/orders.public.ts'
import { fillText, strangeFields, TEXT_FIELDS } from '#/domain/orders/batch-text.ts'
import { writeToCustomer } from '#/server/features/prepress/proofs/proofs.public.ts'
import { type AskDeps, tryPackage } from '#/server/features/prepress/press/press.public.ts'
import { advanceLine } from '#/server/features/production/production/production.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { assignOrder } from './assign-order.ts'
import { moveDue } from './batch-due.ts'
import { outlookOf } from './batch-outlook.ts'
import { batchLines, type BatchLine } from './batch.repo.ts'

/** A batch wants the right that one line wants. */
const ACCESS: Readonly<Record<BatchAct, Access>> = {
  next: advanceLines.access,
  hold: moveLine.access,
  release: moveLine.access,
  take: assignEndpoint.access,
  drop: assignEndpoint.access,
  package: askPressPackages.access,
  due: advanceLines.access,
  write: writeCustomer.access,
}

function refuseStranger(act: BatchAct, staff: StaffPrincipal): void {
  if (!passes(ACCESS[act], staff)) throw new AppError('FORBIDDEN')
}

/** What would become of each line; those that do not exist are left out. */
export async function checkBatch(
  db: Db,
  { act, lineIds }: BodyOf<typeof checkEndpoint>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof checkEndpoint>> {
  refuseStranger(act, staff)
  const lines = await batchLines(db, lineIds)
  const items = lines.map((line) => {
    const { lineId, orderNumber } = line
    return { lineId, orderNumber, production: line.facts.production, ...outlookOf(act, line, staff.staffId) }
  })
  return { items }
}

interface By extends AuditedCall {
  readonly principal: StaffPrincipal
}

/** Does it with each line on its own; all their orders are locked first, so that two selections never wait in a circle. */
export async function runBatch(
  tx: Tx,
  deps: AskDeps,
  { act, lineIds, note, day, seenStates }: BodyOf<typeof runEndpoint>,
  by: By,
): Promise<ResultOf<typeof runEndpoint>> {
  refuseStranger(act, by.principal)
  await lockOrdersOfLines(tx, lineIds)
  if (act === 'write') refuseWords(note)
  const items: ResultOf<typeof runEndpoint>['items'] = []
  const taken = new Set<string>()
  const lines = await batchLines(tx, lineIds)
  const going = act === 'due' ? lines.filter((line) => outlookOf(act, line, by.principal.staffId).goes) : []
  const stay = act === 'due' ? await moveDue(tx, deps, going, { day, note, by }) : null
  for (const line of lines) {
    const { lineId, orderId, orderNumber } = line
    const { goes, says } = outlookOf(act, line, by.principal.staffId)
    const refusal = !goes
      ? says
      : stay || taken.has(orderId)
        ? (stay?.get(lineId) ?? null)
        : await actOn(tx, deps, line, { act, note, by, seen: seenStates?.[lineId] })
    if (goes && ONCE_AN_ORDER.includes(act)) taken.add(orderId)
    items.push({ lineId, orderNumber, done: refusal === null, says: refusal ?? says })
  }
  return { items }
}

/** An order of three chosen lines is taken once, and its customer gets one letter. */
const ONCE_AN_ORDER: readonly BatchAct[] = ['take', 'drop', 'write']

/** INVALID_INPUT: nothing is written, or a field that nothing stands for. */
function refuseWords(note: string): void {
  const [strange] = strangeFields(note)
  const words =
    note === ''
      ? '고객에게 보낼 글을 적어 주세요.'
      : strange === undefined
        ? null
        : `{${strange}}에 넣을 것이 없습니다. ${TEXT_FIELDS.map((name) => `{${name}}`).join(', ')}만 쓸 수 있습니다.`
  if (words !== null) throw new AppError('INVALID_INPUT', words, { note: words })
}

interface Asked {
  readonly act: BatchAct
  readonly note: string
  readonly by: By
  readonly seen: ProductionState | undefined
}

/** Null when it is done, else why it could not be. */
async function actOn(tx: Tx, deps: AskDeps, line: BatchLine, { act, note, by, seen }: Asked): Promise<string | null> {
  const { lineId, orderId, orderNumber } = line
  if (act === 'next') return (await advanceLine(tx, deps, { lineId, seen }, by)).message
  if (act === 'package') return (await tryPackage(tx, deps, { lineId, staff: by.principal })).message
  try {
    await savepoint(tx, async () => {
      if (act === 'write') {
        await writeToCustomer(tx, deps, { lineId, text: wordsTo(line, note), staff: by.principal })
        const entry = { action: 'order-desk.write-customer', objectKind: 'order-line', objectId: lineId, orderNumber }
        return audit(tx, by, { ...entry, detail: { text: note } })
      }
      if (act === 'take' || act === 'drop') {
        await assignOrder(tx, deps, { orderId, staffId: by.principal.staffId, mine: act === 'take' })
        const entry = { action: 'workqueue.assign-order', objectKind: 'order', objectId: orderNumber }
        return audit(tx, by, { ...entry, detail: { mine: act === 'take' } })
      }
      if (act !== 'hold' && act !== 'release') return
      await moveProduction(tx, deps, { lineId, event: act, by: actorOf(by.principal), note })
      const entry = { action: 'production.move-line', objectKind: 'order-line', objectId: lineId, orderNumber }
      return audit(tx, by, { ...entry, detail: { event: act } })
    })
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

const wordsTo = ({ orderNumber, title, dueDay }: BatchLine, text: string): string =>
  fillText(text, {
    주문번호: orderNumber,
    품목: title,
    출고예정: dueDay === null ? '날이 정해지는 대로' : koreanDay(dueDay),
  })
