import { shareOut } from '#/domain/gangs/share-out.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { readSharedSheets, recordPrint, type SaidOfPrint } from '#/server/features/production/floor/floor.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { GangsDeps } from './gangs-deps.ts'
import type { GangRow } from './gangs.table.ts'

interface Run {
  readonly row: GangRow
  /** Locked. */
  readonly lines: readonly OrderLine[]
  readonly staff: StaffPrincipal
  /** `count` is of the whole sheet; without it the run is what was laid out. */
  readonly said: SaidOfPrint & { readonly count?: number }
}

/** Writes the run of a sheet down for each job on it: what was printed and wasted is parted by what each takes of the sheet. */
export async function printAll(tx: Tx, deps: GangsDeps, { row, lines, staff, said }: Run): Promise<void> {
  const [sheet] = await readSharedSheets(tx, [row.number])
  const members = sheet?.members ?? []
  const all = said.count || (said.act === 'done' ? (sheet?.runs ?? 0) : 0)
  const parts = shareOut(
    all,
    members.map(({ share }) => share),
  )
  for (const line of lines) {
    const count = parts[members.findIndex(({ lineId }) => lineId === line.id)] ?? 0
    await recordPrint(tx, deps, { ...said, line, gang: row.number, count, staff })
  }
}
