import { integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { TemplateId } from '#/domain/messages/message-templates.data.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const messages = pgTable('message', {
  id: uuid('id').primaryKey(),
  /** What names it at every try: the key of what it tells, else the job that sends it. */
  jobId: text('job_id').notNull(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject'),
  body: text('body'),
  state: text('state').$type<'sending' | 'accepted' | 'delivered' | 'failed'>().notNull(),
  tries: integer('tries').notNull().default(1),
  reference: text('reference'),
  failureCode: text('failure_code'),
  failure: text('failure'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
  lookedAt: moment('looked_at'),
  handledAt: moment('handled_at'),
  handledBy: uuid('handled_by'),
  template: text('template').$type<TemplateId>(),
})
export type MessageRow = typeof messages.$inferSelect
