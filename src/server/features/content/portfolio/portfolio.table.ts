import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

export const portfolioCase = pgTable('portfolio_case', {
  id: text('id').primaryKey(),
  product: text('product').$type<ProductCode>().notNull(),
  title: text('title').notNull(),
  coverTitle: text('cover_title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  spec: jsonb('spec').$type<JobSpec>().notNull(),
  example: boolean('example').notNull().default(false),
  position: integer('position').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
})
export type PortfolioRow = typeof portfolioCase.$inferSelect
