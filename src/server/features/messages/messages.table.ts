import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const sandboxMessages = pgTable('sandbox_message', {
  id: uuid('id').primaryKey(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject'),
  body: text('body').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
})
