import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { AuditFilters } from '#/contract/production/audit.contract.ts'
import { daysAfter, seoulMidnight } from '#/lib/seoul-time.ts'
import type { Db } from '#/server/platform/db/database.ts'

export interface AuditRow extends Record<string, unknown> {
  readonly id: string
  readonly at: Date | string
  readonly who: string
  readonly action: string
  readonly objectKind: string
  readonly objectId: string | null
  /** Of staff, partner, role or invitation as it stands; of a customer unmasked, for the presenter to mask. */
  readonly objectName: string | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly orderNumber: string | null
  readonly ip: string | null
}

/** Only what is an id is compared with ids: as text no index would find the one member among all. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Newest first; `before` is the id after which the page goes on. */
export async function readAudit(
  db: Db,
  asked: AuditFilters,
  before: string | null,
  limit: number,
): Promise<AuditRow[]> {
  const wanted = [...filtersOf(asked), ...(before === null ? [] : [sql`a.id < ${before}::bigint`])]
  const { rows } = await db.execute<AuditRow>(sql`
    select a.id::text as id, a.at, coalesce(s.name, p.name, a.actor_kind) as who, a.action, a.object_kind as "objectKind",
      a.object_id as "objectId", coalesce(os.name, op.company, om.name, r.name, i.name) as "objectName", a.detail, a.order_number as "orderNumber", a.ip
    from audit_log a
      left join staff_account s on a.actor_kind = 'staff' and s.id::text = a.actor_id
      left join partner_account p on a.actor_kind = 'partner' and p.id::text = a.actor_id
      left join staff_account os on a.object_kind = 'staff' and os.id::text = a.object_id
      left join partner_account op on a.object_kind = 'partner' and op.id::text = a.object_id
      left join member om on om.id = case when a.object_kind = 'member' and a.object_id ~ ${UUID} then a.object_id::uuid end
      left join staff_role r on a.object_kind = 'staff-role' and r.id = a.object_id
      left join account_invitation i on a.object_kind = 'invitation' and i.id::text = a.object_id
    where ${wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`}
    order by a.id desc limit ${limit}`)
  return rows
}

function filtersOf({ who, orderNumber, action, objectKind, objectId, from, to }: AuditFilters): readonly SQL[] {
  return [
    ...(who ? [ofPerson(who)] : []),
    ...(orderNumber
      ? [sql`(a.order_number = ${orderNumber} or (a.object_kind = 'order' and a.object_id = ${orderNumber}))`]
      : []),
    ...(action ? [sql`a.action = ${action}`] : []),
    ...(objectKind ? [sql`a.object_kind = ${objectKind}`] : []),
    ...(objectId ? [sql`a.object_id = ${objectId}`] : []),
    ...(from ? [sql`a.at >= ${seoulMidnight(from).toISOString()}::timestamptz`] : []),
    ...(to ? [sql`a.at < ${daysAfter(seoulMidnight(to), 1).toISOString()}::timestamptz`] : []),
  ]
}

/** Staff and partners by a part of their name or login id, also when they have left since. */
function ofPerson(who: string): SQL {
  const part = `%${who.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(a.actor_kind, a.actor_id) in (
    select 'staff', id::text from staff_account where name ilike ${part} or login_id ilike ${part}
    union all select 'partner', id::text from partner_account where name ilike ${part} or login_id ilike ${part})`
}
