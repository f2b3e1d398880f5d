import { pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

/** Written by the database itself with every text that is published, changed or taken away (migrations/0076 and 0087). */
export const searchTexts = pgTable('search_texts', {
  itemId: uuid('item_id').primaryKey(),
  kind: text('kind').$type<'guide' | 'faq' | 'notice' | 'portfolio' | 'archive'>().notNull(),
  slug: text('slug'),
  title: text('title').notNull(),
  said: text('said').notNull(),
  head: text('head').notNull(),
  initials: text('initials').notNull(),
  letters: text('letters').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
export type SearchText = Pick<
  typeof searchTexts.$inferSelect,
  'itemId' | 'kind' | 'slug' | 'title' | 'said' | 'publishedAt'
>
