import { AppError } from '#/contract/errors.ts'
import { overrideRefusal } from '#/domain/press/override-refusal.ts'
import {
  actorOf,
  bindingOfLine,
  lockLine,
  moveFile,
  orderTopic,
  STAFF_QUEUE_TOPIC,
  type OrderLine,
} from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { reportsOfFiles } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { refuseAlone } from './look-alone.ts'
import type { OrderDeskDeps } from './order-desk-deps.ts'
import type { OverrideRow } from './order-desk.table.ts'
import { answerRow, insertOverride, openOverrideOf, readOverride } from './overrides.repo.ts'

/** Korean: why nobody may let the line's files pass; null when two people may. */
export async function refusalOf(db: DbOrTx, line: OrderLine): Promise<string | null> {
  const reports = await reportsOfFiles(
    db,
    line.files.map(({ fileId }) => fileId),
  )
  const facts = new Map(reports.flatMap(({ fileId, facts: read }) => (read ? [[fileId, read] as const] : [])))
  const stopped = line.file === 'problem' || line.file === 'asked'
  return overrideRefusal({ stopped, spec: line.spec, files: line.files, facts })
}

/** The first of two people takes a finding upon themselves. Asked again for the same files, it is the same request. */
export async function askOverride(
  tx: Tx,
  deps: OrderDeskDeps,
  { lineId, reason, staff }: { lineId: string; reason: string; staff: StaffPrincipal },
): Promise<{ overrideId: string }> {
  const line = await lockLine(tx, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const refusal = await refusalOf(tx, line)
  if (refusal !== null) throw new AppError('CONFLICT', refusal)
  const binding = bindingOfLine(line)
  const open = await openOverrideOf(tx, lineId)
  if (open?.binding === binding) {
    if (open.askedBy === staff.staffId) return { overrideId: open.id }
    throw new AppError(
      'CONFLICT',
      `${open.askedByName} 님이 이미 요청했습니다.\n까닭을 읽고 확인하거나 돌려보내 주세요.`,
    )
  }
  const name = (await staffName(tx, staff.staffId)) ?? '직원'
  const at = deps.clock.now()
  if (open) await close(tx, open, { outcome: 'outdated', by: staff.staffId, name, answer: '', at, alone: false })
  const id = deps.ids.uuid()
  await insertOverride(tx, { id, lineId, binding, reason, askedBy: staff.staffId, askedByName: name, askedAt: at })
  await deps.live.publish(tx, orderTopic(line.orderNumber), STAFF_QUEUE_TOPIC)
  return { overrideId: id }
}

interface Answer {
  readonly overrideId: string
  readonly agree: boolean
  readonly text: string
  readonly staff: StaffPrincipal
}

/** A second person looks; where there is none, the first one again, later and in words. Files that changed since are not what was asked about; then nothing goes on. */
export async function answerOverride(
  tx: Tx,
  deps: OrderDeskDeps,
  { overrideId, agree, text, staff }: Answer,
): Promise<{ outcome: 'agreed' | 'refused' | 'outdated' }> {
  const seen = await readOverride(tx, overrideId)
  const line = seen && (await lockLine(tx, seen.lineId))
  const row = line && (await readOverride(tx, overrideId))
  if (!line || !row) throw new AppError('NOT_FOUND')
  if (row.outcome !== null) throw new AppError('CONFLICT', '이미 답한 요청입니다. 새로 고쳐 확인해 주세요.')
  const now = deps.clock.now()
  const alone = agree && row.askedBy === staff.staffId
  if (alone) await refuseAlone(tx, row, { text, now })
  const name = (await staffName(tx, staff.staffId)) ?? '직원'
  const outcome = await outcomeOf(tx, line, row, agree)
  await close(tx, row, { outcome, by: staff.staffId, name, answer: text, at: now, alone })
  if (outcome === 'agreed') {
    const seenBy = alone ? `다른 담당자가 없어 혼자 다시 확인: ${text}` : `${name} 확인`
    const note = `${row.reason} (${row.askedByName} 요청, ${seenBy})`
    await moveFile(tx, deps, { lineId: line.id, event: 'accept', by: actorOf(staff), note })
  }
  await deps.live.publish(tx, orderTopic(line.orderNumber), STAFF_QUEUE_TOPIC)
  return { outcome }
}

async function outcomeOf(tx: Tx, line: OrderLine, row: OverrideRow, agree: boolean) {
  if (!agree) return 'refused'
  return row.binding === bindingOfLine(line) && (await refusalOf(tx, line)) === null ? 'agreed' : 'outdated'
}

interface Closing {
  readonly outcome: 'agreed' | 'refused' | 'outdated'
  readonly by: string
  readonly name: string
  readonly answer: string
  readonly at: Date
  readonly alone: boolean
}

const close = (tx: Tx, { id }: OverrideRow, { outcome, by, name, answer, at, alone }: Closing) =>
  answerRow(tx, id, { outcome, answer, alone, answeredBy: by, answeredByName: name, answeredAt: at })
