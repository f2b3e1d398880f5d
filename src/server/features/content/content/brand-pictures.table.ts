import { customType, integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A logo or a stamp as it was given at some time; the settings name those that are used. */
export const brandPictures = pgTable('brand_pictures', {
  id: uuid('id').primaryKey(),
  use: text('use').$type<'logo' | 'stamp'>().notNull(),
  svg: text('svg'),
  png: bytea('png').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  staffId: uuid('staff_id').notNull(),
})
export type BrandPictureRow = typeof brandPictures.$inferSelect
