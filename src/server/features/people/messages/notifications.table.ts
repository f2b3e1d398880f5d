import { boolean, integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { TemplateId } from '#/domain/messages/message-templates.data.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const notifications = pgTable('notification', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  template: text('template').$type<TemplateId>().notNull(),
  memberId: uuid('member_id'),
  title: text('title').notNull(),
  body: text('body').notNull(),
  path: text('path'),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
})
export type NotificationRow = typeof notifications.$inferSelect

export const messageTemplates = pgTable('message_template', {
  template: text('template').$type<TemplateId>().primaryKey(),
  subject: text('subject').notNull(),
  mail: text('mail').notNull(),
  text: text('text').notNull(),
  mailOn: boolean('mail_on').notNull(),
  textOn: boolean('text_on').notNull(),
  version: integer('version').notNull(),
  changedAt: moment('changed_at').notNull(),
  changedBy: uuid('changed_by').notNull(),
})
export type MessageTemplateRow = typeof messageTemplates.$inferSelect
