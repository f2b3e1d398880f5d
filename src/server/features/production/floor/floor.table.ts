import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { STEP_ACTS } from '#/contract/production/floor.contract.ts'
import type { StepKind } from '#/domain/floor/steps.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const machines = pgTable('machines', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  kind: text('kind').$type<StepKind>().notNull(),
  note: text('note').notNull().default(''),
  setupMinutes: integer('setup_minutes').notNull(),
  perHour: integer('per_hour').notNull(),
  opens: integer('opens').notNull(),
  closes: integer('closes').notNull(),
  pauseFrom: integer('pause_from'),
  pauseTo: integer('pause_to'),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
})
export type MachineRow = typeof machines.$inferSelect

export const floorSteps = pgTable(
  'floor_steps',
  {
    lineId: uuid('line_id').notNull(),
    round: integer('round').notNull(),
    kind: text('kind').$type<StepKind>().notNull(),
    machineId: uuid('machine_id'),
    pinnedAt: instant('pinned_at'),
    startedAt: instant('started_at'),
    doneAt: instant('done_at'),
    made: integer('made').notNull().default(0),
    waste: integer('waste').notNull().default(0),
    problem: text('problem'),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.round, table.kind] })],
)
export type FloorStepRow = typeof floorSteps.$inferSelect

export const floorEvents = pgTable('floor_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  lineId: uuid('line_id').notNull(),
  round: integer('round').notNull(),
  kind: text('kind').$type<StepKind>().notNull(),
  machineId: uuid('machine_id'),
  act: text('act').$type<(typeof STEP_ACTS)[number]>().notNull(),
  count: integer('count').notNull().default(0),
  note: text('note').notNull().default(''),
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  at: instant('at').notNull(),
})
