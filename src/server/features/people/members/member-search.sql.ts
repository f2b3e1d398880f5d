import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { says, wordsOf } from '#/server/platform/db/search-words.ts'

/** The ways to find a member by what was typed, each with an index of its own: name and company, login id, mailbox, phone. */
export function waysToFind(typed: string): readonly SQL[] {
  const start = `${typed.replaceAll(/[\\%_]/g, String.raw`\$&`).toLowerCase()}%`
  const digits = typed.replaceAll(/\D/g, '')
  return [
    says(sql`m.words`, wordsOf(typed)),
    sql`m.login_key like ${start}`,
    sql`m.email_key like ${start}`,
    ...(digits.length >= 4 ? [sql`reverse(m.phone) like ${`${[...digits].toReversed().join('')}%`}`] : []),
  ]
}

/** Ids of who is found in any of the ways. Each is asked by itself: of several in one condition the planner chooses none. */
export const foundIn = (ways: readonly SQL[]): SQL =>
  sql.join(
    ways.map((way) => sql`select m.id from member m where m.left_at is null and ${way}`),
    sql` union `,
  )
