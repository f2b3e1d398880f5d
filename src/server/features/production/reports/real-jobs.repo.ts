import { sql } from '#/server/platform/db/drizzle.ts'
import type { Period } from '#/domain/reports/report-period.ts'
import type { Db } from '#/server/platform/db/database.ts'

const MOST = 10

/** A job whose work cost more than its quote. */
export interface RealJob extends Record<string, unknown> {
  readonly lineId: string
  readonly orderNumber: string
  readonly title: string
  readonly supply: number
  readonly quoted: number
  readonly real: number
}

/** The jobs of a period that went furthest beyond their quotes. */
export async function dearestJobs(db: Db, { from, to }: Period): Promise<RealJob[]> {
  const { rows } = await db.execute<RealJob>(sql`
    select r.line_id as "lineId", o.number as "orderNumber", l.title, l.supply::float8 as supply, r.quoted, r.real
    from (
      select line_id, coalesce(sum(cost) filter (where key = 'quoted'), 0)::float8 as quoted, sum(cost)::float8 as real
      from report_lines where topic = 'real' and day >= ${from}::date and day <= ${to}::date
      group by line_id having coalesce(sum(cost) filter (where key <> 'quoted'), 0) > 0
      order by sum(cost) filter (where key <> 'quoted') desc, line_id limit ${MOST}) r
    join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id
    order by r.real - r.quoted desc, r.line_id`)
  return rows
}
