import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import { type BrandColours, FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import type { PressFormat } from '#/domain/press/press-format.ts'
import type { Company, ShopBank } from '#/contract/content/shop.contract.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const shopSettings = pgTable('shop_settings', {
  id: boolean('id').primaryKey().default(true),
  brand: text('brand').notNull(),
  company: jsonb('company').$type<Company>().notNull(),
  hours: text('hours').array().notNull(),
  bank: jsonb('bank').$type<ShopBank>().notNull().default({ bank: null, number: null, holder: null }),
  pickUpAt: text('pick_up_at').notNull().default('17:00'),
  pressFormat: text('press_format').$type<PressFormat>().notNull().default('pdf'),
  colours: jsonb('colours').$type<BrandColours>().notNull().default(FIRST_COLOURS),
  logoId: uuid('logo_id'),
  stampId: uuid('stamp_id'),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

/** One changed field of the settings, as it was and as it is since. */
export const shopChanges = pgTable('shop_changes', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  staffId: uuid('staff_id').notNull(),
  field: text('field').notNull(),
  before: text('before'),
  after: text('after'),
})
