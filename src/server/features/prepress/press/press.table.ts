import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { PACKAGE_STATES } from '#/contract/prepress/press.contract.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const pressPackages = pgTable('press_packages', {
  id: uuid('id').primaryKey(),
  lineId: uuid('line_id').notNull(),
  version: integer('version').notNull(),
  state: text('state').$type<(typeof PACKAGE_STATES)[number]>().notNull().default('waiting'),
  binding: text('binding').notNull(),
  proofVersion: integer('proof_version'),
  percent: integer('percent').notNull().default(0),
  storageKey: text('storage_key'),
  bytes: bigint('bytes', { mode: 'number' }),
  sha256: text('sha256'),
  warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
  failure: text('failure'),
  /** Why it is not made yet; what the machine gets over by itself. */
  delay: text('delay'),
  /** Null of a package that the shop began by itself. */
  askedBy: uuid('asked_by'),
  askedByName: text('asked_by_name').notNull(),
  askedAt: instant('asked_at').notNull(),
  finishedAt: instant('finished_at'),
})
export type PackageRow = typeof pressPackages.$inferSelect
