import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { foundIn, waysToFind } from './member-search.sql.ts'

const MOST = 10
/** Who types so little that more are found is to type more. */
const MOST_COMPARED = 5_000

/** Unmasked: present only what staff need to tell two members apart. */
export interface FoundMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly discountRate: number
  readonly companyName: string | null
}

/** Members by a part of name or company, or the beginning of login id or e-mail, newest first; nobody who left, and no guest. */
export async function searchMembers(db: DbOrTx, text: string, today: string): Promise<readonly FoundMember[]> {
  const { rows } = await db.execute<FoundMember & Record<string, unknown>>(sql`
    with found as materialized (${foundIn(waysToFind(text))} limit ${MOST_COMPARED})
    select m.id, m.name, m.email, greatest(m.tier_rate, case when m.discount_until < ${today}::date then 0 else m.discount_rate end)::float8 as "discountRate", m.company_name as "companyName"
    from found join member m on m.id = found.id and not m.guest
    order by m.joined_at desc, m.id desc limit ${MOST}`)
  return rows
}
