import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { type Day, dayAfter } from '#/domain/calendar/business-days.ts'
import { type OrderFilter, valuesOf } from '#/domain/orders/order-filter.ts'
import { TODAY } from '#/domain/orders/order-views.data.ts'
import { readFigure } from '#/domain/reports/figure-filter.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'

/** Whose table it is, and when: the words of a filter that mean somebody or some day. */
export interface TableReader {
  readonly staffId: string
  readonly today: Day
  /** A promised day before this one is late. */
  readonly openDay: Day
  /** Whether who asks may see reports, and so the orders behind their numbers. */
  readonly reports: boolean
  /** Whether who asks may reveal personal data. */
  readonly reveals: boolean
}

/** What a row of the order table (`t`) has to be; the words that are searched for are not among it. */
export function tableConditions(filter: OrderFilter, reader: TableReader): SQL[] {
  const dayOf = (day: Day) => (day === TODAY ? reader.today : day)
  const midnight = (day: Day) => sql`${seoulMidnight(day).toISOString()}::timestamptz`
  const { placedFrom, placedTo, dueFrom, dueTo, amountFrom, amountTo, assigned, customer, brand } = filter
  return [
    ...among(sql`t.payment_state`, filter.payment),
    ...among(sql`t.file_state`, filter.file),
    ...among(sql`t.production_state`, filter.production),
    ...among(sql`t.delivery_state`, filter.delivery),
    ...among(sql`t.product`, filter.product),
    ...(placedFrom ? [sql`t.placed_at >= ${midnight(dayOf(placedFrom))}`] : []),
    ...(placedTo ? [sql`t.placed_at < ${midnight(dayAfter(dayOf(placedTo)))}`] : []),
    ...(dueFrom ? [sql`t.due_day >= ${dayOf(dueFrom)}::date`] : []),
    ...(dueTo ? [sql`t.due_day <= ${dayOf(dueTo)}::date`] : []),
    ...(amountFrom === undefined ? [] : [sql`t.total >= ${amountFrom}`]),
    ...(amountTo === undefined ? [] : [sql`t.total <= ${amountTo}`]),
    ...(assigned ? [assignedTo(assigned, reader)] : []),
    ...(customer ? [sql`t.member_id = ${customer}::uuid`] : []),
    ...(brand ? [brand === '-' ? sql`t.brand is null` : sql`t.brand = ${brand}`] : []),
    ...(filter.open ? [sql`t.in_work`] : []),
    ...(filter.late ? [lateOf(reader)] : []),
    ...(filter.memo ? [sql`t.has_memo`] : []),
    ...(filter.figure ? [behindFigure(filter.figure, reader)] : []),
  ]
}

/** Promised for a day whose courier has gone, and still here. */
export const lateOf = ({ openDay }: Pick<TableReader, 'openDay'>): SQL =>
  sql`(t.in_work and t.due_day < ${openDay}::date and t.delivery_state = 'preparing' and t.production_state <> 'cancelled')`

/** Lines of a number of a report; what was promised for a day that is over and is still here is late. */
function behindFigure(text: string, { reports, today }: TableReader): SQL {
  const figure = readFigure(text)
  // A shared view may hold it: to whoever sees no reports it is a view of nothing.
  if (!figure || !reports) return sql`false`
  const { topic, keys, from, to, cut, value } = figure
  const wanted = sql.param([...keys])
  const key = sql`case when r.topic = 'promise' and r.key = 'open' and r.day < ${today}::date then 'late' else r.key end`
  const conditions = [
    sql`r.topic = ${topic} and r.day >= ${from}::date and r.day <= ${to}::date`,
    ...(keys.length > 0 ? [sql`${key} = any(${wanted}::text[])`] : []),
    ...(cut === 'paper' ? [value === 'none' ? sql`r.papers = '{}'` : sql`${value} = any(r.papers)`] : []),
    ...(cut === 'product' || cut === 'customer' || cut === 'visit' ? [sql`r.${sql.identifier(cut)} = ${value}`] : []),
  ]
  return sql`t.line_id in (select r.line_id from report_lines r where ${allOf(conditions)})`
}

function assignedTo(assigned: string, { staffId }: TableReader): SQL {
  if (assigned === 'none') return sql`t.staff_id is null`
  return sql`t.staff_id = ${assigned === 'me' ? staffId : assigned}::uuid`
}

function among(column: SQL, list: string | undefined): SQL[] {
  const values = valuesOf(list)
  if (values.length === 0) return []
  const [only] = values
  return [values.length === 1 ? sql`${column} = ${only}` : sql`${column} = any(${sql.param([...values])}::text[])`]
}

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
