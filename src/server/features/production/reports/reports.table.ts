import { bigint, date, integer, pgTable, primaryKey, text, uuid } from '#/server/platform/db/drizzle.ts'
import type { Cut, Topic, Visit } from '#/domain/reports/figure.ts'

const won = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Days to be worked out again; written by triggers. */
export const reportChanges = pgTable('report_changes', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  day: date('day').notNull(),
})

/** What a line adds to a figure of a day. */
export const reportLines = pgTable(
  'report_lines',
  {
    day: date('day').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    key: text('key').notNull(),
    lineId: uuid('line_id').notNull(),
    product: text('product').notNull(),
    customer: text('customer').notNull(),
    visit: text('visit').$type<Visit>().notNull(),
    papers: text('papers').array().$type<readonly string[]>().notNull(),
    orders: integer('orders').notNull(),
    supply: won('supply'),
    delivery: won('delivery'),
    vat: won('vat'),
    cost: won('cost'),
    made: won('made'),
    waste: won('waste'),
  },
  (table) => [primaryKey({ columns: [table.topic, table.day, table.key, table.lineId] })],
)

/** Figures of a day. */
export const reportDays = pgTable(
  'report_days',
  {
    day: date('day').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    key: text('key').notNull(),
    cut: text('cut').$type<Cut>().notNull(),
    value: text('value').notNull(),
    lines: won('lines'),
    orders: won('orders'),
    supply: won('supply'),
    delivery: won('delivery'),
    vat: won('vat'),
    cost: won('cost'),
    made: won('made'),
    waste: won('waste'),
  },
  (table) => [primaryKey({ columns: [table.day, table.topic, table.key, table.cut, table.value] })],
)
