import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { OrderFilter } from '#/domain/orders/order-filter.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { allOf, lateOf, tableConditions, type TableReader } from './order-table-filter.sql.ts'

/** Lines that are alike in everything that the heads of the table show. */
export interface TableGroup extends Record<string, unknown> {
  readonly product: ProductCode
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  readonly delivery: DeliveryState
  readonly late: boolean
  readonly memo: boolean
  readonly assigned: boolean
  readonly lines: number
  readonly amount: string
}

/** All lines of a filter in groups, each line counted once; or these lines only. */
export async function tableGroups(
  db: Db,
  filter: OrderFilter,
  reader: TableReader,
  only: readonly string[] | null,
): Promise<readonly TableGroup[]> {
  const which = only ? sql`t.line_id = any(${sql.param([...only])}::uuid[])` : allOf(tableConditions(filter, reader))
  const { rows } = await db.execute<TableGroup>(sql`
    select t.product, t.payment_state as payment, t.file_state as file, t.production_state as production,
      t.delivery_state as delivery, coalesce(${lateOf(reader)}, false) as late, t.has_memo as memo, t.staff_id is not null as assigned,
      count(*)::int as lines, sum(t.total)::text as amount
    from order_table_lines t where ${which} group by 1, 2, 3, 4, 5, 6, 7, 8`)
  return rows
}

/** How many lines each filter has, counted up to a limit. */
export async function countFilters(
  db: Db,
  filters: readonly OrderFilter[],
  reader: TableReader,
  most: number,
): Promise<readonly number[]> {
  if (filters.length === 0) return []
  const counts = filters.map(
    (filter): SQL =>
      sql`(select count(*)::int from (select 1 from order_table_lines t where ${allOf(tableConditions(filter, reader))} limit ${most}) few)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  return rows[0]?.counts ?? []
}
