import { sql } from 'drizzle-orm'
import type { Db } from '#/server/platform/db/database.ts'

export interface AuditRow extends Record<string, unknown> {
  readonly id: string
  readonly at: Date | string
  readonly who: string | null
  readonly action: string
  readonly objectKind: string
  readonly objectId: string | null
  readonly ip: string | null
}

/** Newest first; `before` is the id after which the page goes on. */
export async function readAudit(db: Db, before: string | null, limit: number): Promise<AuditRow[]> {
  const { rows } = await db.execute<AuditRow>(sql`
    select a.id::text as id, a.at, coalesce(s.name, a.actor_kind) as who, a.action, a.object_kind as "objectKind",
      a.object_id as "objectId", a.ip
    from audit_log a left join staff_account s on a.actor_kind = 'staff' and s.id::text = a.actor_id
    where a.id < coalesce(${before}::bigint, 9223372036854775807)
    order by a.id desc limit ${limit}`)
  return rows
}
