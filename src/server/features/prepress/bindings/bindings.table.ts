import { integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { BindingSet } from '#/domain/bindings/binding-set.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'

export const bindingSets = pgTable('binding_sets', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  /** Whose prices and members are asked. */
  brand: text('brand').notNull(),
  title: text('title').notNull(),
  request: jsonb('request').$type<BindingSet>().notNull(),
  files: jsonb('files').$type<readonly LineFile[]>().notNull(),
  state: text('state').$type<'joining' | 'joined' | 'failed'>().notNull(),
  failure: text('failure'),
  /** Why it is not joined yet; what the machine gets over by itself. */
  delay: text('delay'),
  failedFile: integer('failed_file'),
  bodyKey: text('body_key'),
  body: jsonb('body').$type<LineFile>(),
  cover: jsonb('cover').$type<LineFile>(),
  itemId: uuid('item_id'),
  version: integer('version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
export type SetRow = typeof bindingSets.$inferSelect
