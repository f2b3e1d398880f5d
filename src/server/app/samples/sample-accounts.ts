import { and, isNull, or, sql } from '#/server/platform/db/drizzle.ts'
import { DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { members } from '#/server/features/people/members/members.table.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Members that the shop came with, by id and mailbox both: `example.com` is nobody's, so no customer is among them. */
export function sampleMembers(db: DbOrTx) {
  const known = DEMO_MEMBERS.map(({ loginId, email }) =>
    and(sql`${members.loginKey} = ${loginId}`, sql`${members.emailKey} = ${email}`),
  )
  return db
    .select()
    .from(members)
    .where(and(isNull(members.leftAt), or(...known)))
    .orderBy(members.id)
}
