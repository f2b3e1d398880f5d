import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'

/** Works that nobody has ordered; what staff made of one without the mark is the shop's own. */
const EXAMPLES = sql`i.kind = 'portfolio' and e.item_id = i.id and e.number = i.newest and (e.fields ->> 'example')::boolean`

/** They go before the public comes. */
export async function dropExampleCases(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from written_items i using written_editions e where ${EXAMPLES}`)
}

export async function countExampleCases(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from written_items i, written_editions e where ${EXAMPLES}`,
  )
  return rows[0]?.n ?? 0
}
