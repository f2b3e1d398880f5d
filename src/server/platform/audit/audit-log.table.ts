import { bigint, jsonb, pgTable, text, timestamp } from '#/server/platform/db/drizzle.ts'

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  actorKind: text('actor_kind').notNull(),
  actorId: text('actor_id'),
  action: text('action').notNull(),
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id'),
  orderNumber: text('order_number'),
  detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  ip: text('ip'),
  requestId: text('request_id'),
})
