import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { GangState } from '#/domain/gangs/gang-machine.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const gangSheets = pgTable('gang_sheets', {
  id: uuid('id').primaryKey(),
  /** `G-1001`: on its plates, and on the tickets of all lines on it. */
  number: text('number').notNull().unique(),
  state: text('state').$type<GangState>().notNull(),
  version: integer('version').notNull().default(1),
  /** Name of the sheet. */
  press: text('press').notNull(),
  sheets: integer('sheets').notNull(),
  /** With spoilage. */
  gross: integer('gross').notNull(),
  cost: integer('cost').notNull(),
  /** Won of it that a further sheet costs nothing of: plates and make-ready. */
  plates: integer('plates').notNull().default(0),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  madeAt: instant('made_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  packageState: text('package_state').$type<'waiting' | 'making' | 'done' | 'failed'>(),
  packagePercent: integer('package_percent').notNull().default(0),
  packageKey: text('package_key'),
  packageBytes: bigint('package_bytes', { mode: 'number' }),
  packageSha256: text('package_sha256'),
  packageWarnings: jsonb('package_warnings').$type<readonly string[]>().notNull().default([]),
  /** Of one that is still made: what it waits for. */
  packageFailure: text('package_failure'),
})
export type GangRow = typeof gangSheets.$inferSelect

export const gangMembers = pgTable(
  'gang_members',
  {
    gangId: uuid('gang_id')
      .notNull()
      .references(() => gangSheets.id),
    lineId: uuid('line_id').notNull(),
    round: integer('round').notNull(),
    position: integer('position').notNull(),
    copies: integer('copies').notNull(),
    places: integer('places').notNull(),
    made: integer('made').notNull(),
    share: integer('share').notNull(),
    /** What was approved when the job was put on the sheet. */
    binding: text('binding').notNull(),
    /** Of a line at most one is. */
    alive: boolean('alive').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.gangId, table.lineId] })],
)
export type GangMemberRow = typeof gangMembers.$inferSelect
