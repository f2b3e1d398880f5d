import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { GiveBackCause } from '#/domain/orders/give-back-causes.data.ts'
import type { GiveBackPart, GiveBackWish } from '#/domain/orders/give-back.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const won = (name: string) => bigint(name, { mode: 'number' })

export const giveBacks = pgTable('give_backs', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  state: text('state').$type<'asked' | 'done' | 'refused'>().notNull(),
  cause: text('cause').$type<GiveBackCause>().notNull(),
  words: text('words').notNull(),
  wish: jsonb('wish').$type<GiveBackWish>().notNull(),
  parts: jsonb('parts').$type<readonly GiveBackPart[]>().notNull(),
  amount: won('amount').notNull(),
  kept: won('kept').notNull(),
  keptReason: text('kept_reason').notNull().default(''),
  cash: won('cash').notNull(),
  emoney: won('emoney').notNull().default(0),
  points: won('points').notNull().default(0),
  /** Off what its firm owes, before any money. */
  debt: won('debt').notNull().default(0),
  askedBy: uuid('asked_by').notNull(),
  askedByName: text('asked_by_name').notNull(),
  askedAt: instant('asked_at').notNull(),
  answeredBy: uuid('answered_by'),
  answeredByName: text('answered_by_name').notNull().default(''),
  answeredAt: instant('answered_at'),
  answerReason: text('answer_reason').notNull().default(''),
})
export type GiveBackRow = typeof giveBacks.$inferSelect

export const giveBackSettings = pgTable('give_back_settings', {
  id: boolean('id').primaryKey().default(true),
  secondAbove: won('second_above').notNull(),
  changedBy: uuid('changed_by'),
  changedAt: instant('changed_at').notNull(),
})
