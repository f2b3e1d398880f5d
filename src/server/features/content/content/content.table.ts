import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FaqCategory } from '#/contract/content/faqs.contract.ts'
import type { Company } from '#/contract/content/shop.contract.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const shopSettings = pgTable('shop_settings', {
  id: boolean('id').primaryKey().default(true),
  brand: text('brand').notNull(),
  company: jsonb('company').$type<Company>().notNull(),
  hours: text('hours').array().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  pinned: boolean('pinned').notNull().default(false),
  publishedAt: instant('published_at').notNull(),
  hiddenAt: instant('hidden_at'),
  version: integer('version').notNull().default(1),
})

export const faqs = pgTable('faqs', {
  id: uuid('id').primaryKey(),
  category: text('category').$type<FaqCategory>().notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  position: integer('position').notNull(),
  hiddenAt: instant('hidden_at'),
  version: integer('version').notNull().default(1),
})

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey(),
  /** Null in examples only. */
  orderLineId: uuid('order_line_id').unique(),
  memberId: uuid('member_id'),
  product: text('product').$type<ProductCode>().notNull(),
  rating: smallint('rating').notNull(),
  body: text('body').notNull(),
  writer: text('writer').notNull(),
  jobSummary: text('job_summary').notNull(),
  hiddenAt: instant('hidden_at'),
  writtenAt: instant('written_at').notNull(),
  example: boolean('example').notNull().default(false),
})
