import { sql } from '#/server/platform/db/drizzle.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import { AMOUNTS, type Figure } from '#/domain/reports/figure.ts'
import { daysOf, type Period } from '#/domain/reports/report-period.ts'
import type { Db } from '#/server/platform/db/database.ts'

type Row = Record<string, unknown> & Omit<Figure, (typeof AMOUNTS)[number]> & Record<(typeof AMOUNTS)[number], string>

const SUMS = sql.join(
  AMOUNTS.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
  sql`, `,
)
/** What was promised for a day that is over and is still here is late. */
const keyOn = (today: Day) =>
  sql`case when topic = 'promise' and key = 'open' and day < ${today}::date then 'late' else key end`

const within = ({ from, to }: Period) => sql`day >= ${from}::date and day <= ${to}::date`

export async function periodFigures(db: Db, period: Period, today: Day): Promise<Figure[]> {
  const { rows } = await db.execute<Row>(sql`
    select topic, ${keyOn(today)} as key, cut, value, ${SUMS} from report_days where ${within(period)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows.map(figureOf)
}

/** More days than this are shown by month. */
const MOST_BARS = 62

export interface SeriesFigure extends Figure {
  readonly from: Day
  readonly to: Day
}

/** Sales by product and promises as a whole, bar by bar. */
export async function seriesFigures(db: Db, period: Period, today: Day): Promise<SeriesFigure[]> {
  const bar = daysOf(period) > MOST_BARS ? sql`date_trunc('month', day)::date` : sql`day`
  const end = daysOf(period) > MOST_BARS ? sql`(date_trunc('month', day) + interval '1 month - 1 day')::date` : sql`day`
  const { rows } = await db.execute<Row & { from: Day; to: Day }>(sql`
    select greatest(${bar}, ${period.from}::date)::text as from, least(${end}, ${period.to}::date)::text as to,
      topic, ${keyOn(today)} as key, cut, value, ${SUMS}
    from report_days where ${within(period)}
      and ((topic = 'sale' and cut = 'product') or (topic = 'promise' and cut = 'all'))
    group by 1, 2, 3, 4, 5, 6 order by 1, 3, 4, 5, 6`)
  return rows.map((row) => ({ from: row.from, to: row.to, ...figureOf(row) }))
}

/** Days that changed since they were worked out; more than this many are not counted. */
const MOST_WAITING = 100

export async function waitingDays(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select distinct day from report_changes limit ${MOST_WAITING}) few`,
  )
  return rows[0]?.n ?? 0
}

const figureOf = ({ topic, key, cut, value, ...row }: Row): Figure => ({
  topic,
  key,
  cut,
  value,
  lines: Number(row.lines),
  orders: Number(row.orders),
  supply: Number(row.supply),
  delivery: Number(row.delivery),
  vat: Number(row.vat),
  cost: Number(row.cost),
  made: Number(row.made),
  waste: Number(row.waste),
})
