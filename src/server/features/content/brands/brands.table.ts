import { boolean, integer, jsonb, pgTable, text, timestamp } from '#/server/platform/db/drizzle.ts'
import type {
  BrandContact,
  BrandGoods,
  BrandJoins,
  BrandMark,
  BrandMemberType,
  BrandSurface,
  BrandTexts,
} from '#/domain/brands/brand.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  mark: text('mark').$type<BrandMark>().notNull(),
  surface: text('surface').$type<BrandSurface>().notNull(),
  accent: text('accent').notNull(),
  tint: text('tint').notNull(),
  texts: jsonb('texts').$type<BrandTexts>().notNull(),
  contact: jsonb('contact').$type<BrandContact>().notNull(),
  terms: text('terms').notNull(),
  joins: text('joins').$type<BrandJoins>().notNull(),
  memberType: text('member_type').$type<BrandMemberType>(),
  sells: text('sells').array().$type<BrandGoods[]>().notNull().default([]),
  kinds: text('kinds').array().$type<ProductCode[]>().notNull().default([]),
  /** Of the shop's price. */
  pricePercent: integer('price_percent').notNull().default(100),
  /** Whether its head office sees what the academies paid for. */
  headSeesAmounts: boolean('head_sees_amounts').notNull().default(false),
  active: boolean('active').notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
export type BrandRow = typeof brands.$inferSelect
