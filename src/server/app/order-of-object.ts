import { sql } from '#/server/platform/db/drizzle.ts'
import type { OrderOf } from '#/server/platform/audit/traces.ts'

const UUID = /^[0-9a-f-]{36}$/i

/** A file belongs to the newest order of its owner that holds it. */
const orderOfFile = (id: string) => sql`(
  select o.number from file f
    join orders o on o.member_id = case when f.owner_kind = 'member' then f.owner_id::uuid end
    join order_lines l on l.order_id = o.id
   where f.id = ${id}::uuid and l.files @> jsonb_build_array(jsonb_build_object('fileId', f.id))
   order by o.placed_at desc limit 1)`

/** How the audit log finds the order of what was looked at or changed; the rooms it reads from are several features'. */
export const orderOf: OrderOf = (kind, id) => {
  if (kind === 'order') return sql`${id}::text`
  if (!UUID.test(id)) return sql`null`
  switch (kind) {
    case 'order-line':
      return sql`(select o.number from order_lines l join orders o on o.id = l.order_id where l.id = ${id}::uuid)`
    case 'proof':
      return sql`(select order_number from proofs where id = ${id}::uuid)`
    case 'delivery':
      return sql`(select o.number from order_deliveries d join orders o on o.id = d.order_id where d.id = ${id}::uuid)`
    case 'file':
      return orderOfFile(id)
    default:
      return sql`null`
  }
}
