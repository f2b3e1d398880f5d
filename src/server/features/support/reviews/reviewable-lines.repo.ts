import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface ReviewedLine extends Record<string, unknown> {
  readonly lineId: string
  readonly orderNumber: string
  readonly title: string
  readonly product: ProductCode
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
}

const MOST = 30

const lines = (db: DbOrTx, where: SQL) =>
  db.execute<ReviewedLine>(sql`
    select l.id as "lineId", o.number as "orderNumber", l.title, l.product, l.spec, l.files
      from order_lines l join orders o on o.id = l.order_id
     where ${where} order by o.placed_at desc, l.position limit ${MOST}`)

/** Everything of the line has arrived, wherever it went, and its order was not forgotten. What was cancelled lay in no parcel. */
const arrived = sql`o.forgotten_at is null and l.production_state <> 'cancelled'
  and exists (select 1 from order_delivery_lines c where c.line_id = l.id)
  and not exists (select 1 from order_delivery_lines c join order_deliveries d on d.id = c.delivery_id
    where c.line_id = l.id and d.state not in ('delivered', 'confirmed'))`

/** Arrived at this member and not written about; of one order where a number is given. */
export async function openLines(db: DbOrTx, memberId: string, orderNumber: string | null): Promise<ReviewedLine[]> {
  const ofOrder = orderNumber === null ? sql`true` : sql`o.number = ${orderNumber}`
  const { rows } = await lines(
    db,
    sql`o.member_id = ${memberId} and ${ofOrder} and ${arrived}
      and not exists (select 1 from reviews r where r.order_line_id = l.id)`,
  )
  return rows
}

/** Null where it is another's, or has not arrived. */
export async function arrivedLine(db: DbOrTx, memberId: string, lineId: string): Promise<ReviewedLine | null> {
  const { rows } = await lines(db, sql`o.member_id = ${memberId} and l.id = ${lineId} and ${arrived}`)
  return rows[0] ?? null
}

/** Lines that this member has written about. */
export async function writtenLines(db: DbOrTx, memberId: string, orderNumber: string | null): Promise<ReviewedLine[]> {
  const ofOrder = orderNumber === null ? sql`true` : sql`o.number = ${orderNumber}`
  const { rows } = await lines(
    db,
    sql`o.member_id = ${memberId} and ${ofOrder}
      and exists (select 1 from reviews r where r.order_line_id = l.id and r.member_id = ${memberId})`,
  )
  return rows
}

/** Files of lines that are reviewed, and what they were ordered as; the reviews say whether they may be seen. */
export async function jobsOfLines(
  db: DbOrTx,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<ReviewedLine, 'spec' | 'files'>>> {
  if (lineIds.length === 0) return new Map()
  const { rows } = await db.execute<Pick<ReviewedLine, 'lineId' | 'spec' | 'files'> & Record<string, unknown>>(sql`
    select id as "lineId", spec, files from order_lines where id in ${[...lineIds]}`)
  return new Map(rows.map(({ lineId, spec, files }) => [lineId, { spec, files }]))
}

/** Order numbers of lines, for the desk. */
export async function orderNumbersOf(db: DbOrTx, lineIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (lineIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    select l.id, o.number from order_lines l join orders o on o.id = l.order_id
     where l.id in ${[...lineIds]}`)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
