import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { reviews } from './content.table.ts'

export type ReviewRecord = typeof reviews.$inferSelect

interface Wanted {
  readonly product: ProductCode | null
  readonly after: string | null
  readonly limit: number
}

const shown = (product: ProductCode | null) =>
  and(isNull(reviews.hiddenAt), product === null ? undefined : eq(reviews.product, product))

export async function pageOfReviews(db: DbOrTx, { product, after, limit }: Wanted): Promise<ReviewRecord[]> {
  return db
    .select()
    .from(reviews)
    .where(
      and(
        shown(product),
        after === null ? undefined : sql`(written_at, id) < (select written_at, id from reviews where id = ${after})`,
      ),
    )
    .orderBy(sql`written_at desc, id desc`)
    .limit(limit)
}

export async function insertReviews(tx: Tx, rows: readonly (typeof reviews.$inferInsert)[]): Promise<void> {
  await tx.insert(reviews).values([...rows])
}

/** Of those that buyers wrote. */
export async function sumOfReviews(db: DbOrTx, product: ProductCode | null) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, average: sql<number | null>`round(avg(rating), 1)::float8` })
    .from(reviews)
    .where(and(shown(product), eq(reviews.example, false)))
  return row ?? { count: 0, average: null }
}

export async function hasExamples(db: DbOrTx): Promise<boolean> {
  return (await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.example, true)).limit(1)).length > 0
}

export async function deleteExamples(tx: Tx): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.example, true))
}
