import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { moveGang as endpoint } from '#/contract/production/gangs.contract.ts'
import { afterAct, GANG_WORDS } from '#/domain/gangs/gang-machine.ts'
import { gangSheet } from '#/domain/gangs/gang-sheet.ts'
import { removeStored } from '#/server/features/files/files/files.public.ts'
import {
  factsOf,
  linesById,
  lockOrdersOfLines,
  markPackaged,
  type OrderLine,
  pointToGang,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { SaidOfPrint } from '#/server/features/production/floor/floor.public.ts'
import { moveByStaff, nextStep } from '#/server/features/production/production/production.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { patientJob } from '#/server/platform/jobs/job.ts'
import { gangLineOf, problemOf } from './gang-lines.ts'
import { type GangsDeps, gangTopic } from './gangs-deps.ts'
import { endMembers, lockGang, membersOf, updateGang } from './gangs.repo.ts'
import type { GangMemberRow, GangRow } from './gangs.table.ts'
import { printAll } from './print-all.ts'
import { refuseOther, valuesOf } from './put-gang.ts'

export const makeGangPackage = patientJob<{ gangId: string; version: number }>('gangs.make-package', 3)

interface Move extends BodyOf<typeof endpoint> {
  readonly gangId: string
  readonly staff: StaffPrincipal
  /** By whoever stands at the machine: which one it is, and how much was printed. */
  readonly said?: Pick<SaidOfPrint, 'machineId'> & { readonly count?: number }
}

interface Locked {
  readonly row: GangRow
  readonly members: readonly GangMemberRow[]
  readonly lines: readonly OrderLine[]
}

/** Moves a sheet and every job on it, or nothing: one that cannot go stops all, with its name. */
export async function moveGang(tx: Tx, deps: GangsDeps, move: Move): Promise<ResultOf<typeof endpoint>> {
  const locked = await lockWhole(tx, move.gangId)
  const { row } = locked
  refuseOther(row, move.version)
  const to = afterAct(row.state, move.act)
  if (to === null)
    throw new AppError('CONFLICT', `지금은 할 수 없습니다. 이 합판은 「${GANG_WORDS[row.state]}」 단계입니다.`)
  await carryOut(tx, deps, locked, move)
  const version = row.version + 1
  await updateGang(tx, row.id, { state: to, version, changedAt: deps.clock.now() })
  await deps.live.publish(tx, gangTopic(row.id), STAFF_QUEUE_TOPIC)
  return { state: to, version }
}

/** Orders first, as everybody locks them, then the sheet. */
export async function lockWhole(tx: Tx, gangId: string): Promise<Locked> {
  const before = (await membersOf(tx, gangId)).map(({ lineId }) => lineId)
  await lockOrdersOfLines(tx, before)
  const row = await lockGang(tx, gangId)
  if (!row) throw new AppError('NOT_FOUND')
  const members = await membersOf(tx, gangId)
  if (members.some(({ lineId }) => !before.includes(lineId)))
    throw new AppError('CONFLICT', '보시는 동안 합판의 품목이 바뀌었습니다. 다시 해 주세요.')
  const lines = await linesById(
    tx,
    members.map(({ lineId }) => lineId),
  )
  return { row, members, lines }
}

async function carryOut(tx: Tx, deps: GangsDeps, locked: Locked, move: Move): Promise<void> {
  const { row, lines } = locked
  const { act, staff, said } = move
  switch (act) {
    case 'fix':
      return fix(tx, deps, locked, staff)
    case 'undo':
      await endMembers(tx, row.id)
      for (const line of lines) if (line.gang === row.number) await pointToGang(tx, deps, line, null)
      if (row.packageKey) await removeStored(tx, deps.jobs, [{ storageKey: row.packageKey }])
      return updateGang(tx, row.id, { packageKey: null, packageState: null })
    case 'print':
      return print(tx, deps, locked, move)
    case 'printed':
      return printAll(tx, deps, { row, lines, staff, said: { ...said, act: 'done' } })
    case 'cut':
      await endMembers(tx, row.id)
      for (const line of lines) await goOn(tx, deps, line, staff)
      return
  }
}

function refuseProblems({ members, lines }: Locked): void {
  for (const line of lines) {
    const { binding = null } = members.find(({ lineId }) => lineId === line.id) ?? {}
    const problem = problemOf(line, binding)
    if (problem !== null)
      throw new AppError('CONFLICT', `「${line.title}」 ${problem}\n이 품목을 빼거나 합판을 풀고 다시 짜 주세요.`)
  }
}

/** Laid out once more from what is locked, so that plates, ticket and shares are of one and the same sheet. */
async function fix(tx: Tx, deps: GangsDeps, locked: Locked, staff: StaffPrincipal): Promise<void> {
  const { row, lines } = locked
  if (lines.length < 2) throw new AppError('CONFLICT', '두 건 이상 있어야 확정할 수 있습니다.')
  refuseProblems(locked)
  const sheet = gangSheet(lines.map(gangLineOf), await deps.tariffs.current(tx))
  if (!sheet) throw new AppError('CONFLICT', '한 판에 다 앉지 않습니다. 품목을 빼 주세요.')
  await updateGang(tx, row.id, { ...valuesOf(sheet), packageState: 'waiting', packagePercent: 0, packageFailure: null })
  for (const line of lines)
    if (line.production !== 'planned') await moveByStaff(tx, deps, { lineId: line.id, event: 'plan', by: staff })
  await deps.jobs.add(tx, makeGangPackage, { gangId: row.id, version: row.version + 1 })
}

/** Plates come from the package of the sheet: with it each of its jobs has one. */
async function print(tx: Tx, deps: GangsDeps, locked: Locked, { staff, said }: Move): Promise<void> {
  const { row, members, lines } = locked
  refuseProblems(locked)
  if (row.packageState !== 'done')
    throw new AppError('CONFLICT', '합판의 인쇄 자료가 없습니다.\n인쇄 자료를 만든 뒤 인쇄해 주세요.')
  for (const line of lines) {
    const { binding } = members.find(({ lineId }) => lineId === line.id) ?? {}
    if (binding) await markPackaged(tx, deps, { lineId: line.id, binding })
    if (line.production !== 'planned') await moveByStaff(tx, deps, { lineId: line.id, event: 'plan', by: staff })
  }
  await printAll(tx, deps, { row, lines, staff, said: { ...said, act: 'start' } })
}

/** From the cutter each job goes its own way. One that was stopped meanwhile stays where it is. */
async function goOn(tx: Tx, deps: GangsDeps, line: OrderLine, staff: StaffPrincipal): Promise<void> {
  if (line.production !== 'printing') return
  const event = nextStep(factsOf(line), line.spec)
  if (event) await moveByStaff(tx, deps, { lineId: line.id, event, by: staff })
}
