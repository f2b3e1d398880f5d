import { setImmediate } from 'node:timers/promises'
import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type * as contract from '#/contract/production/gangs.contract.ts'
import { actsIn } from '#/domain/gangs/gang-machine.ts'
import { whyAlone } from '#/domain/gangs/gang-match.ts'
import { type GangSheet, gangSheet, MOST_MEMBERS } from '#/domain/gangs/gang-sheet.ts'
import { proposalsFor } from '#/domain/gangs/propose-gangs.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { linesById, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { readFloorLines } from '#/server/features/production/floor/floor.public.ts'
import type { Db, DbOrTx } from '#/server/platform/db/database.ts'
import { gangLineOf, lookOf, presentLine, problemOf, refusedOf } from './gang-lines.ts'
import type { GangsDeps } from './gangs-deps.ts'
import { presentCard, presentSheet, type ShownMember } from './gangs.presenter.ts'
import { membersOf, readGangRow, readLiveGangs } from './gangs.repo.ts'
import type { GangRow } from './gangs.table.ts'

type Deps = Pick<GangsDeps, 'clock' | 'tariffs'>

/** Proposals are made for so many lines, those due first. */
const MOST_WAITING = 200

export async function readGangs(db: Db, deps: Deps): Promise<ResultOf<typeof contract.readGangs>> {
  const today = seoulMidnight(seoulDay(deps.clock.now()))
  const live: (readonly [GangRow, readonly ShownMember[]])[] = []
  for (const row of await readLiveGangs(db, today)) live.push([row, await shownOf(db, row.id)])
  const waiting = await waitingLines(db, today)
  const look = await lookOf(db, [...live.flatMap(([, shown]) => shown.map(({ line }) => line)), ...waiting])
  const proposals: ResultOf<typeof contract.readGangs>['proposals'] = []
  const tariff = await deps.tariffs.current(db)
  const lines = waiting.map((line) => ({ ...gangLineOf(line), due: line.dueDay }))
  for (const { sheet, alone } of proposalsFor(lines, tariff)) {
    const { members, plan, form, used, cost } = sheet
    proposals.push({
      lineIds: members.map(({ line }) => line.lineId),
      press: plan.press.name,
      sheets: form.sheets,
      used: Math.round(used * 100),
      saved: alone - cost.total,
    })
    // Others are answered between two of them.
    await setImmediate()
  }
  return {
    gangs: live.map(([row, shown]) => presentCard(row, shown, look.nameBrand)),
    waiting: waiting.map((line) => presentLine(line, look)),
    proposals,
  }
}

/** Approved, not begun, on no sheet yet, and of a kind that shares one. */
async function waitingLines(db: Db, today: Date): Promise<readonly OrderLine[]> {
  const able = (await readFloorLines(db, today)).filter(
    ({ production, gang, spec, route }) =>
      gang === null && ['waiting', 'planned', 'remake'].includes(production) && whyAlone({ spec, route }) === null,
  )
  const first = able.toSorted((a, b) => ((a.due ?? '9999') < (b.due ?? '9999') ? -1 : 1)).slice(0, MOST_WAITING)
  const lines = await linesById(
    db,
    first.map(({ lineId }) => lineId),
  )
  return lines.filter((line) => problemOf(line, line.approvedBinding) === null)
}

export async function shownOf(db: DbOrTx, gangId: string): Promise<readonly ShownMember[]> {
  const members = await membersOf(db, gangId)
  const lines = await linesById(
    db,
    members.map(({ lineId }) => lineId),
  )
  return lines.map((line) => ({ line, binding: members.find(({ lineId }) => lineId === line.id)?.binding ?? null }))
}

export async function readGang(db: Db, deps: Deps, gangId: string): Promise<contract.GangView> {
  const row = await readGangRow(db, gangId)
  if (!row) throw new AppError('NOT_FOUND')
  const shown = await shownOf(db, gangId)
  const tariff = await deps.tariffs.current(db)
  const sheet = gangSheet(
    shown.map(({ line }) => gangLineOf(line)),
    tariff,
  )
  const { packageState: state } = row
  const look = await lookOf(
    db,
    shown.map(({ line }) => line),
  )
  const printed = row.state !== 'draft' && row.state !== 'fixed'
  return {
    ...presentCard(row, shown, look.nameBrand),
    acts: [...actsIn(row.state)],
    sheet: sheet && presentSheet(sheet, shown, { tariff, printed, look }),
    made: state && {
      state,
      percent: row.packagePercent,
      bytes: row.packageBytes,
      sha256: row.packageSha256,
      warnings: [...row.packageWarnings],
      failure: row.packageFailure,
    },
  }
}

export async function lookAtGang(
  db: Db,
  deps: Deps,
  { lineIds, gangId }: { readonly lineIds: readonly string[]; readonly gangId?: string | undefined },
): Promise<contract.GangLook> {
  const own = gangId ? await readGangRow(db, gangId) : null
  const lines = await linesById(db, lineIds)
  const refused = refusedOf(lines, own?.number ?? null)
  const tariff = await deps.tariffs.current(db)
  const { sheet, refusal } = sheetOfAll(lines, refused.length, (able) => gangSheet(able.map(gangLineOf), tariff))
  const shown = lines.map((line) => ({ line, binding: null }))
  const look = await lookOf(db, lines)
  return {
    sheet: sheet && presentSheet(sheet, shown, { tariff, printed: false, look }),
    refusal,
    refused: refused.map(({ line, reason }) => {
      const { lineId, code, title } = presentLine(line, look)
      return { lineId, code, title, reason }
    }),
  }
}

/** The sheet of all lines, or Korean why there is none. */
export function sheetOfAll(
  lines: readonly OrderLine[],
  refused: number,
  lay: (lines: readonly OrderLine[]) => GangSheet | null,
): { readonly sheet: GangSheet | null; readonly refusal: string | null } {
  if (refused > 0) return { sheet: null, refusal: `함께 앉힐 수 없는 품목이 ${refused}건 있습니다.` }
  if (lines.length < 2) return { sheet: null, refusal: '두 건 이상 골라 주세요.' }
  if (lines.length > MOST_MEMBERS)
    return { sheet: null, refusal: `한 판에는 ${MOST_MEMBERS}건까지 앉힙니다. 두 판으로 나눠 주세요.` }
  const sheet = lay(lines)
  const refusal = `${lines.length}건이 한 판에 다 앉지 않습니다. 몇 건을 빼거나 두 판으로 나눠 주세요.`
  return sheet ? { sheet, refusal: null } : { sheet: null, refusal }
}
