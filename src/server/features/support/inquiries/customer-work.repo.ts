import { sql } from '#/server/platform/db/drizzle.ts'
import type { Db } from '#/server/platform/db/database.ts'

interface WorkLink {
  readonly id: string
  readonly title: string
  readonly detail: string
}

const MOST = 8
type Row = Record<string, unknown> & WorkLink

/** The newest orders, estimates and proofs of a customer, to link to and to put into an answer. */
export async function customerWork(
  db: Db,
  memberId: string,
): Promise<{ orders: WorkLink[]; estimates: WorkLink[]; proofs: WorkLink[] }> {
  const orders = await db.execute<Row>(sql`
    select o.number as id, l.title, to_char(o.total, 'FM999,999,999,999') || '원' as detail
    from orders o join order_lines l on l.order_id = o.id and l.position = 1
    where o.member_id = ${memberId}::uuid order by o.placed_at desc limit ${MOST}`)
  const estimates = await db.execute<Row>(sql`
    select e.number as id, l.title, to_char(e.total, 'FM999,999,999,999') || '원' as detail
    from estimates e join estimate_lines l on l.estimate_id = e.id and l.position = 1
    where e.member_id = ${memberId}::uuid order by e.made_at desc limit ${MOST}`)
  const proofs = await db.execute<Row>(sql`
    select p.id::text as id, p.title, case when p.version = 0 then '만드는 중' else p.version || '판' end as detail
    from proofs p where p.member_id = ${memberId}::uuid and p.shown order by p.updated_at desc limit ${MOST}`)
  return { orders: orders.rows, estimates: estimates.rows, proofs: proofs.rows }
}

/** Other inquiries of the same member or the same phone. */
export async function otherInquiries(
  db: Db,
  { id, memberId, visitorPhone }: { id: string; memberId: string | null; visitorPhone: string | null },
): Promise<WorkLink[]> {
  const { rows } = await db.execute<Row>(sql`
    select i.id::text as id, i.title, i.state as detail from inquiries i
    where i.id <> ${id}::uuid and i.merged_into is null
      and (i.member_id = ${memberId}::uuid or i.visitor_phone = ${visitorPhone}::text)
    order by i.updated_at desc limit ${MOST}`)
  return rows
}
