import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { listMembers as endpoint } from '#/contract/people/staff-members.contract.ts'
import { GUEST_TYPE } from '#/domain/members/guest-type.ts'
import { maskEmail, maskName, maskPhone } from '#/domain/members/masking.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { LOOKED_THROUGH } from '#/server/platform/db/search-words.ts'
import { foundIn, waysToFind } from './member-search.sql.ts'
import type { MemberRow } from './members.table.ts'

const PAGE = 50

interface Listed extends Record<string, unknown> {
  readonly id: string
  readonly type: MemberRow['type'] | typeof GUEST_TYPE
  readonly grade: MemberRow['grade']
  readonly approval: MemberRow['approval']
  readonly loginId: string
  readonly name: string
  readonly phone: string
  readonly companyName: string | null
  /** With microseconds, as the place to go on from. */
  readonly joinedAt: string
}

const COLUMNS = sql`m.id, case when m.guest then ${GUEST_TYPE} else m.type end as type, m.grade, m.approval, m.login_id as "loginId", m.name, m.phone, m.company_name as "companyName",
  to_char(m.joined_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "joinedAt"`
const NEWEST_FIRST = sql`order by m.joined_at desc, m.id desc`

/** Newest first; nobody who left and nobody who has not finished joining. */
export async function listMembers(
  db: DbOrTx,
  ask: { readonly q?: string | undefined; readonly before?: string | undefined },
): Promise<ResultOf<typeof endpoint>> {
  const [at, id] = ask.before?.split('~') ?? []
  const place = at && id ? sql`and (m.joined_at, m.id) < (${at}::timestamptz, ${id}::uuid)` : sql``
  const range = sql`m.left_at is null and not m.need_additional_info ${place}`
  const rows = ask.q ? await found(db, range, ask.q) : await newest(db, range)
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { members: shown.map(present), next: last ? `${last.joinedAt}~${last.id}` : null }
}

async function newest(db: DbOrTx, range: SQL): Promise<readonly Listed[]> {
  const { rows } = await db.execute<Listed>(
    sql`select ${COLUMNS} from member m where ${range} ${NEWEST_FIRST} limit ${PAGE + 1}`,
  )
  return rows
}

/** Who many are called like is found among the newest, who few are called like by the indices. */
async function found(db: DbOrTx, range: SQL, q: string): Promise<readonly Listed[]> {
  const ways = waysToFind(q)
  const { rows } = await db.execute<Listed>(sql`
    with m as materialized (select * from member m where ${range} ${NEWEST_FIRST} limit ${LOOKED_THROUGH})
    select ${COLUMNS} from m where ${sql.join([...ways], sql` or `)} ${NEWEST_FIRST} limit ${PAGE + 1}`)
  if (rows.length > PAGE) return rows
  const all = await db.execute<Listed>(sql`
    with found as materialized (${foundIn(ways)})
    select ${COLUMNS} from found join member m on m.id = found.id where ${range} ${NEWEST_FIRST} limit ${PAGE + 1}`)
  return all.rows
}

function present({ id, type, grade, approval, loginId, name, phone, companyName, joinedAt }: Listed) {
  return {
    id,
    type,
    grade,
    approval,
    maskedLoginId: maskEmail(loginId),
    maskedName: maskName(name),
    maskedPhone: maskPhone(phone),
    companyName,
    joinedAt: new Date(joinedAt).toISOString(),
  }
}
