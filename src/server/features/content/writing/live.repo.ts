import { and, eq, type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import type { WrittenKind } from '#/domain/writing/written-kinds.data.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { writtenEditions, writtenItems } from './writing.table.ts'

/** What visitors read of one text. */
export interface LiveText<K extends WrittenKind> {
  readonly id: string
  readonly slug: string | null
  readonly title: string
  readonly fields: PieceOf<K>['fields']
  readonly doc: Doc
  readonly publishedAt: Date
}

interface Wanted {
  /** Equal to fields of the kind, as `{ category: 'file' }`. */
  readonly fields?: Readonly<Record<string, string>>
  /** Found literally in title or text. */
  readonly words?: string | null
}

const PINNED = sql`coalesce((fields ->> 'pinned')::boolean, false)`
/** What people type, found literally anywhere in the text. */
const contains = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const columns = {
  id: writtenItems.id,
  slug: writtenItems.slug,
  title: writtenEditions.title,
  fields: writtenEditions.fields,
  doc: writtenEditions.doc,
  publishedAt: writtenItems.publishedAt,
}

/** What is live of a kind, joined with the edition that visitors read. */
async function liveTexts<K extends WrittenKind>(
  db: DbOrTx,
  kind: K,
  { where, order, limit }: { readonly where?: SQL | undefined; readonly order: SQL; readonly limit: number },
): Promise<readonly LiveText<K>[]> {
  const rows = await db
    .select(columns)
    .from(writtenItems)
    .innerJoin(
      writtenEditions,
      and(eq(writtenEditions.itemId, writtenItems.id), eq(writtenEditions.number, writtenItems.live)),
    )
    .where(and(eq(writtenItems.kind, kind), where))
    .orderBy(order)
    .limit(limit)
  // The constraint of the table: what is live was published, and its fields are those of its kind.
  return rows as unknown as readonly LiveText<K>[]
}

const matching = ({ fields, words }: Wanted): SQL | undefined =>
  and(
    fields && Object.keys(fields).length > 0 ? sql`fields @> ${JSON.stringify(fields)}::jsonb` : undefined,
    words ? sql`(title || ' ' || words) ilike ${contains(words)}` : undefined,
  )

/** In the order that the shop chose; after the text with the slug `after` when given. */
export function liveInOrder<K extends WrittenKind>(
  db: DbOrTx,
  kind: K,
  wanted: Wanted & { readonly after?: string | null; readonly limit: number },
) {
  const { after = null, limit } = wanted
  const later =
    after === null
      ? undefined
      : sql`(position, coalesce(slug, ''))
          > (select at.position, coalesce(at.slug, '') from written_items at where at.kind = ${kind} and at.slug = ${after})`
  return liveTexts(db, kind, {
    where: and(matching(wanted), later),
    order: sql`position, slug, published_at, id`,
    limit,
  })
}

/** Pinned ones first, then the newest; after the text with the id `after` when given. */
export function liveNewest<K extends WrittenKind>(
  db: DbOrTx,
  kind: K,
  wanted: Wanted & { readonly after?: string | null; readonly limit: number },
) {
  const { after = null, limit } = wanted
  const later =
    after === null
      ? undefined
      : sql`(${PINNED}, published_at, id) < (
          select coalesce((last.fields ->> 'pinned')::boolean, false), i.published_at, i.id
          from written_items i join written_editions last on last.item_id = i.id and last.number = coalesce(i.live, i.newest)
          where i.id = ${after})`
  const order = sql`${PINNED} desc, published_at desc, id desc`
  return liveTexts(db, kind, { where: and(matching(wanted), later), order, limit })
}

export async function liveById<K extends WrittenKind>(db: DbOrTx, kind: K, id: string): Promise<LiveText<K> | null> {
  const order = sql`id`
  return (await liveTexts(db, kind, { where: eq(writtenItems.id, id), order, limit: 1 }))[0] ?? null
}

/** Of a few addresses, in no order. */
export async function liveBySlugs<K extends WrittenKind>(db: DbOrTx, kind: K, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return liveTexts(db, kind, { where: among(writtenItems.slug, slugs), order: sql`id`, limit: slugs.length })
}

export async function liveBySlug<K extends WrittenKind>(
  db: DbOrTx,
  kind: K,
  slug: string,
): Promise<LiveText<K> | null> {
  const order = sql`id`
  return (await liveTexts(db, kind, { where: eq(writtenItems.slug, slug), order, limit: 1 }))[0] ?? null
}

/** The texts before and after one in time. */
export async function neighboursInTime<K extends WrittenKind>(
  db: DbOrTx,
  kind: K,
  { id, publishedAt }: Pick<LiveText<K>, 'id' | 'publishedAt'>,
) {
  const at = sql`(${publishedAt.toISOString()}::timestamptz, ${id}::uuid)`
  const [newer] = await liveTexts(db, kind, {
    where: sql`(published_at, id) > ${at}`,
    order: sql`published_at, id`,
    limit: 1,
  })
  const [older] = await liveTexts(db, kind, {
    where: sql`(published_at, id) < ${at}`,
    order: sql`published_at desc, id desc`,
    limit: 1,
  })
  return { newer: newer ?? null, older: older ?? null }
}

/** The texts before and after one in the order that the shop chose. */
export async function neighboursInOrder<K extends WrittenKind>(
  db: DbOrTx,
  kind: K,
  { id, slug }: Pick<LiveText<K>, 'id' | 'slug'>,
) {
  const at = sql`(select at.position, coalesce(at.slug, '') from written_items at where at.id = ${id})`
  const place = sql`(position, coalesce(slug, ''))`
  if (slug === null) return { previous: null, next: null }
  const [previous] = await liveTexts(db, kind, {
    where: sql`${place} < ${at}`,
    order: sql`position desc, slug desc`,
    limit: 1,
  })
  const [next] = await liveTexts(db, kind, { where: sql`${place} > ${at}`, order: sql`position, slug`, limit: 1 })
  return { previous: previous ?? null, next: next ?? null }
}

/** How many of a kind are live. */
export async function countLive(db: DbOrTx, kind: WrittenKind, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(writtenItems)
    .innerJoin(
      writtenEditions,
      and(eq(writtenEditions.itemId, writtenItems.id), eq(writtenEditions.number, writtenItems.live)),
    )
    .where(and(eq(writtenItems.kind, kind), matching(wanted)))
  return row?.count ?? 0
}
