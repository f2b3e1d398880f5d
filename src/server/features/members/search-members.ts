import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#/server/platform/db/database.ts'

const MOST = 10

/** Unmasked: present only what staff need to tell two members apart. */
export interface FoundMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly discountRate: number
  readonly companyName: string | null
}

/** Members whose name, company, login id or e-mail begins with the text, newest first; nobody who left. */
export async function searchMembers(db: DbOrTx, text: string): Promise<readonly FoundMember[]> {
  const start = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const folded = start.toLowerCase()
  const { rows } = await db.execute<FoundMember & Record<string, unknown>>(sql`
    select id, name, email, discount_rate::float8 as "discountRate", company_name as "companyName"
    from member
    where left_at is null and (name ilike ${start} or company_name ilike ${start} or login_key like ${folded} or email_key like ${folded})
    order by joined_at desc, id desc limit ${MOST}`)
  return rows
}
