import { sql, type SQL } from 'drizzle-orm'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { listMembers as endpoint } from '#/contract/members/staff-members.contract.ts'
import { maskEmail, maskName, maskPhone } from '#/domain/members/masking.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { MemberRow } from './members.table.ts'

const PAGE = 50

interface Listed extends Record<string, unknown> {
  readonly id: string
  readonly type: MemberRow['type']
  readonly grade: MemberRow['grade']
  readonly approval: MemberRow['approval']
  readonly loginId: string
  readonly name: string
  readonly phone: string
  readonly companyName: string | null
  /** With microseconds, as the place to go on from. */
  readonly joinedAt: string
}

/** Newest first; nobody who left and nobody who has not finished joining. */
export async function listMembers(
  db: DbOrTx,
  ask: { readonly q?: string | undefined; readonly before?: string | undefined },
): Promise<ResultOf<typeof endpoint>> {
  const [at, id] = ask.before?.split('~') ?? []
  const place = at && id ? sql`and (joined_at, id) < (${at}::timestamptz, ${id}::uuid)` : sql``
  const { rows } = await db.execute<Listed>(sql`
    select id, type, grade, approval, login_id as "loginId", name, phone, company_name as "companyName",
      to_char(joined_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "joinedAt"
    from member
    where left_at is null and not need_additional_info ${place} ${matching(ask.q)}
    order by joined_at desc, id desc limit ${PAGE + 1}`)
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { members: shown.map(present), next: last ? `${last.joinedAt}~${last.id}` : null }
}

function matching(q: string | undefined): SQL {
  if (!q) return sql``
  const text = q.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const digits = q.replaceAll(/\D/g, '')
  const phone = digits.length >= 4 ? sql`or reverse(phone) like ${`${[...digits].toReversed().join('')}%`}` : sql``
  return sql`and (name ilike ${`%${text}%`} or company_name ilike ${`%${text}%`} or login_key like ${`${text.toLowerCase()}%`}
    or email_key like ${`${text.toLowerCase()}%`} ${phone})`
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
