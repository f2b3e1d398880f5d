import { AppError } from '#/contract/errors.ts'
import { type GangSheet, gangSheet } from '#/domain/gangs/gang-sheet.ts'
import {
  linesById,
  lockOrdersOfLines,
  type OrderLine,
  pointToGang,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { gangLineOf, refusedOf } from './gang-lines.ts'
import { type GangsDeps, gangTopic } from './gangs-deps.ts'
import { insertGang, lockGang, membersOf, nextNumber, putMembers, updateGang } from './gangs.repo.ts'
import type { GangRow } from './gangs.table.ts'
import { sheetOfAll } from './read-gangs.ts'

/** Puts lines on a new sheet. CONFLICT says which of them cannot be there. */
export async function makeGang(
  tx: Tx,
  deps: GangsDeps,
  { lineIds, staff }: { readonly lineIds: readonly string[]; readonly staff: StaffPrincipal },
): Promise<{ id: string; number: string }> {
  await lockOrdersOfLines(tx, lineIds)
  const { lines, sheet } = await layOut(tx, deps, lineIds, null)
  const [id, number, now] = [deps.ids.uuid(), await nextNumber(tx), deps.clock.now()]
  const madeByName = (await staffName(tx, staff.staffId)) ?? '직원'
  const made = { madeBy: staff.staffId, madeByName, madeAt: now, changedAt: now }
  await insertGang(tx, { id, number, state: 'draft', ...valuesOf(sheet), ...made })
  await seat(tx, deps, { id, number }, lines, sheet)
  return { id, number }
}

/** Puts other lines on a draft; those left out have plates of their own again. */
export async function changeGang(
  tx: Tx,
  deps: GangsDeps,
  {
    gangId,
    version,
    lineIds,
  }: { readonly gangId: string; readonly version: number; readonly lineIds: readonly string[] },
): Promise<{ version: number }> {
  const row = await lockDraft(tx, gangId, version, lineIds)
  const { lines, sheet } = await layOut(tx, deps, lineIds, row.number)
  await reseat(tx, deps, row, lines, sheet)
  return { version: row.version + 1 }
}

async function lockDraft(tx: Tx, gangId: string, version: number, lineIds: readonly string[]): Promise<GangRow> {
  const before = await membersOf(tx, gangId)
  await lockOrdersOfLines(tx, [...lineIds, ...before.map(({ lineId }) => lineId)])
  const row = await lockGang(tx, gangId)
  if (!row) throw new AppError('NOT_FOUND')
  refuseOther(row, version)
  if (row.state !== 'draft') throw new AppError('CONFLICT', '이미 확정한 합판입니다. 풀고 다시 짜 주세요.')
  return row
}

/** CONFLICT where it is not what the caller has seen. */
export function refuseOther({ version: now }: GangRow, version: number): void {
  if (now !== version)
    throw new AppError(
      'CONFLICT',
      '보시는 동안 합판이 바뀌어 처리하지 않았습니다.\n새로 온 내용을 확인한 뒤 다시 해 주세요.',
    )
}

/** Takes a line that changed off a draft whose lines are locked; with fewer than two left there is no sheet. */
export async function reseat(
  tx: Tx,
  deps: Pick<GangsDeps, 'live' | 'clock'>,
  row: GangRow,
  lines: readonly OrderLine[],
  sheet: GangSheet,
): Promise<void> {
  const members = await membersOf(tx, row.id)
  const gone = members.filter(({ lineId }) => !lines.some(({ id }) => id === lineId)).map(({ lineId }) => lineId)
  for (const line of await linesById(tx, gone)) await pointToGang(tx, deps, line, null)
  await updateGang(tx, row.id, { ...valuesOf(sheet), version: row.version + 1, changedAt: deps.clock.now() })
  await seat(tx, deps, row, lines, sheet)
}

async function layOut(tx: Tx, deps: GangsDeps, lineIds: readonly string[], own: string | null) {
  const lines = await linesById(tx, lineIds)
  if (lines.length < new Set(lineIds).size) throw new AppError('NOT_FOUND')
  const [first, ...others] = refusedOf(lines, own)
  if (first) {
    const more = others.length > 0 ? `\n다른 ${others.length}건도 함께 앉힐 수 없습니다.` : ''
    throw new AppError('CONFLICT', `「${first.line.title}」 ${first.reason}${more}`)
  }
  const tariff = await deps.tariffs.current(tx)
  const { sheet, refusal } = sheetOfAll(lines, 0, (able) => gangSheet(able.map(gangLineOf), tariff))
  if (!sheet) throw new AppError('CONFLICT', refusal ?? '')
  return { lines, sheet }
}

export const valuesOf = ({ plan, form, cost }: GangSheet) => ({
  press: plan.press.name,
  sheets: form.sheets,
  gross: cost.gross,
  cost: cost.total,
  plates: cost.plates,
})

async function seat(
  tx: Tx,
  deps: Pick<GangsDeps, 'live'>,
  { id, number }: Pick<GangRow, 'id' | 'number'>,
  lines: readonly OrderLine[],
  sheet: GangSheet,
): Promise<void> {
  const rows = sheet.members.flatMap(({ line: { lineId, copies }, places, made, share }, position) => {
    const line = lines.find((each) => each.id === lineId)
    return line?.approvedBinding
      ? [{ lineId, round: line.round, position, copies, places, made, share, binding: line.approvedBinding }]
      : []
  })
  await putMembers(tx, id, rows)
  for (const line of lines) await pointToGang(tx, deps, line, number)
  await deps.live.publish(tx, gangTopic(id), STAFF_QUEUE_TOPIC)
}
