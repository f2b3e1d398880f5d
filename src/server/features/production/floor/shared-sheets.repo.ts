import { sql } from '#/server/platform/db/drizzle.ts'
import type { FloorSheetView } from '#/contract/production/floor.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface SharedSheet extends FloorSheetView, Record<string, unknown> {
  /** Won of the run. */
  readonly cost: number
  /** Of them those of plates and make-ready. */
  readonly plates: number
  /** In the order in which they lie, each with its won of the cost. */
  readonly members: readonly { readonly lineId: string; readonly share: number }[]
}

/** Sheets by their numbers. What is printed on both sides goes through the press twice. */
export async function readSharedSheets(db: DbOrTx, numbers: readonly string[]): Promise<readonly SharedSheet[]> {
  if (numbers.length === 0) return []
  const sides = sql`case when bool_or((l.spec #>> '{parts,0,ink,back}')::int > 0) then 2 else 1 end`
  const { rows } = await db.execute<SharedSheet>(sql`
    select g.id, g.number, g.state, g.version, g.press, g.package_state as package, ${sides} as setups, g.sheets * ${sides} as runs,
      g.cost, g.plates, jsonb_agg(jsonb_build_object('lineId', m.line_id, 'share', m.share) order by m.position) as members
    from gang_sheets g join gang_members m on m.gang_id = g.id join order_lines l on l.id = m.line_id
    where g.number = any(${sql.param([...new Set(numbers)])}::text[]) group by g.id`)
  return rows
}
