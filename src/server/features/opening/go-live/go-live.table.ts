import { boolean, integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Check } from '#/contract/opening/go-live.contract.ts'
import type { ServiceName } from '#/domain/opening/services.data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** One try of a service, for the page that says whether the shop may open. */
export const serviceChecks = pgTable('service_checks', {
  id: uuid('id').primaryKey(),
  service: text('service').$type<ServiceName>().notNull(),
  at: instant('at').notNull(),
  staffId: uuid('staff_id').notNull(),
  outcome: text('outcome').$type<Check['outcome']>().notNull(),
  says: text('says').notNull(),
  /** Not a practice one, which says nothing of the keys that the shop opens with. */
  wasReal: boolean('was_real').notNull().default(false),
  /** Of the 100 won, as soon as it is known: whoever lost the answer can still send them back. */
  paymentKey: text('payment_key'),
})
export type ServiceCheckRow = typeof serviceChecks.$inferSelect

/** 교료: an owner said that the shop may open. */
export const openingStamps = pgTable('opening_stamps', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  staffId: uuid('staff_id').notNull(),
  checks: integer('checks').notNull(),
})
