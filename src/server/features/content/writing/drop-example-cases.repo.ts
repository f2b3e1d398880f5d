import { sql } from 'drizzle-orm'
import type { Tx } from '#/server/platform/db/database.ts'

/** Works that nobody has ordered go before the public comes; what staff made of one without the mark stays. */
export async function dropExampleCases(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from written_items i using written_editions e
    where i.kind = 'portfolio' and e.item_id = i.id and e.number = i.newest and (e.fields ->> 'example')::boolean`)
}
