import { sql } from '#/server/platform/db/drizzle.ts'
import type { Db } from '#/server/platform/db/database.ts'

interface NextProof extends Record<string, unknown> {
  readonly proofId: string
  readonly orderNumber: string
  readonly title: string
}

/** The drawn version that has waited longest for somebody to publish it, other than the one just done. */
export async function nextProof(db: Db, after: string | null): Promise<NextProof | null> {
  const { rows } = await db.execute<NextProof>(sql`
    select p.id as "proofId", p.order_number as "orderNumber", p.title
    from proofs p
      join proof_versions v on v.proof_id = p.id and v.state = 'draft'
      join order_lines l on l.id = p.line_id
    where p.id is distinct from ${after}::uuid and l.queue_kind in ('make-proof', 'answer-changes')
      and v.number = (select max(n.number) from proof_versions n where n.proof_id = p.id)
    order by v.made_at, p.id limit 1`)
  return rows[0] ?? null
}
