import { integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Design, DesignKind, Mood } from '#/domain/designs/design.ts'
import type { DesignParams, DesignValues } from '#/domain/designs/design-values.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const design = pgTable('design', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<DesignKind>().notNull(),
  title: text('title').notNull(),
  template: text('template').$type<Design['template']>().notNull(),
  params: jsonb('params').$type<DesignParams>().notNull(),
  values: jsonb('starting_values').$type<DesignValues>().notNull(),
  products: text('products').array().$type<ProductCode[]>().notNull(),
  trims: text('trims').array().notNull(),
  moods: text('moods').array().$type<Mood[]>().notNull(),
  position: integer('position').notNull(),
  publishedAt: moment('published_at'),
})
export type DesignRow = typeof design.$inferSelect

export const memberDesign = pgTable('member_design', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  designId: text('design_id').notNull(),
  name: text('name').notNull(),
  values: jsonb('design_values').$type<DesignValues>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
export type MemberDesignRow = typeof memberDesign.$inferSelect

/** A file that was drawn, and the saved design that it was drawn from. */
export interface UsedDesign {
  readonly savedId: string
  readonly name: string
  readonly part: DesignKind
  readonly fileId: string
}

export const designUse = pgTable('design_use', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  spec: jsonb('spec').$type<JobSpec>().notNull(),
  files: jsonb('files').$type<readonly UsedDesign[]>().notNull(),
  madeAt: moment('made_at').notNull(),
})
export type DesignUseRow = typeof designUse.$inferSelect
