import { integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { WebhookEvent } from '#/domain/webhooks/webhook-events.data.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const webhooks = pgTable('webhook', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  /** Sealed. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  failures: integer('failures').notNull().default(0),
  failingSince: moment('failing_since'),
  restingUntil: moment('resting_until'),
  stoppedAt: moment('stopped_at'),
})
export type WebhookRow = typeof webhooks.$inferSelect

export const webhookDeliveries = pgTable('webhook_delivery', {
  id: uuid('id').primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  event: text('event').notNull(),
  cause: text('cause').notNull(),
  body: text('body').notNull(),
  state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  status: integer('status'),
  failure: text('failure'),
  createdAt: moment('created_at').notNull(),
  triedAt: moment('tried_at'),
})
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
