import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { CoverLayout } from '#/domain/editions/academy-cover.ts'
import type { CoverLook, Grade, Term, VersionState } from '#/domain/editions/edition.ts'
import type { EditionMake } from '#/domain/editions/edition-job.ts'
import type { PriceRow } from '#/domain/editions/edition-price.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const editions = pgTable('editions', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  title: text('title').notNull(),
  grade: text('grade').$type<Grade>().notNull(),
  term: text('term').$type<Term>().notNull(),
  kind: text('kind').notNull(),
  topics: text('topics').notNull().default(''),
  /** The version that members see; null until one was published. */
  shownNumber: integer('shown_number'),
  latestNumber: integer('latest_number').notNull(),
  /** What is searched; made by the database of title, kind and topics. */
  words: text('words')
    .notNull()
    .generatedAlwaysAs(sql`''`),
  createdAt: moment('created_at').notNull(),
})
export type EditionRow = typeof editions.$inferSelect

export const editionVersions = pgTable(
  'edition_versions',
  {
    editionId: uuid('edition_id')
      .notNull()
      .references(() => editions.id),
    number: integer('number').notNull(),
    state: text('state').$type<VersionState>().notNull(),
    revision: integer('revision').notNull().default(1),
    curriculum: text('curriculum').notNull().default(''),
    make: jsonb('make').$type<EditionMake>().notNull(),
    look: jsonb('look').$type<CoverLook>().notNull(),
    prices: jsonb('prices').$type<readonly PriceRow[]>().notNull(),
    preview: integer('preview').array().notNull(),
    /** The brand's own PDF; checked once, used by every order. */
    body: jsonb('body').$type<LineFile>(),
    saleFrom: date('sale_from').notNull(),
    saleTo: date('sale_to'),
    dispatchDay: date('dispatch_day'),
    withdrawnReason: text('withdrawn_reason'),
    successorId: uuid('successor_id').references(() => editions.id),
    publishedAt: moment('published_at'),
    withdrawnAt: moment('withdrawn_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.number] })],
)
export type VersionRow = typeof editionVersions.$inferSelect

export const academyCovers = pgTable('academy_covers', {
  memberId: uuid('member_id').primaryKey(),
  layout: text('layout').$type<CoverLayout>().notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull().default(''),
  line: text('line').notNull().default(''),
  /** Painted anew by the shop: never what was sent. */
  logo: bytea('logo'),
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
  logoVector: boolean('logo_vector').notNull().default(false),
  version: integer('version').notNull(),
  changedAt: moment('changed_at').notNull(),
})
export type AcademyCoverRow = typeof academyCovers.$inferSelect
