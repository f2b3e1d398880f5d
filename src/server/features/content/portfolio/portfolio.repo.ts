import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { portfolioCase, type PortfolioRow } from './portfolio.table.ts'

interface Wanted {
  readonly product: ProductCode | null
  readonly after: string | null
  readonly limit: number
}

/** As the window shows them, after the case `after` when given. */
export async function pageOfCases(db: DbOrTx, { product, after, limit }: Wanted): Promise<PortfolioRow[]> {
  return db
    .select()
    .from(portfolioCase)
    .where(
      and(
        isNotNull(portfolioCase.publishedAt),
        product === null ? undefined : eq(portfolioCase.product, product),
        after === null
          ? undefined
          : sql`(position, id) > (select position, id from portfolio_case where id = ${after})`,
      ),
    )
    .orderBy(sql`position, id`)
    .limit(limit)
}

export async function findCase(db: DbOrTx, id: string): Promise<PortfolioRow | null> {
  const [row] = await db
    .select()
    .from(portfolioCase)
    .where(and(eq(portfolioCase.id, id), isNotNull(portfolioCase.publishedAt)))
  return row ?? null
}

/** The cases before and after one in the window. */
export async function neighboursOf(db: DbOrTx, { id, position }: PortfolioRow) {
  const at = sql`(${position}::integer, ${id}::text)`
  const pick = { id: portfolioCase.id, title: portfolioCase.title }
  const shown = isNotNull(portfolioCase.publishedAt)
  const [previous] = await db
    .select(pick)
    .from(portfolioCase)
    .where(and(shown, sql`(position, id) < ${at}`))
    .orderBy(sql`position desc, id desc`)
    .limit(1)
  const [next] = await db
    .select(pick)
    .from(portfolioCase)
    .where(and(shown, sql`(position, id) > ${at}`))
    .orderBy(sql`position, id`)
    .limit(1)
  return { previous: previous ?? null, next: next ?? null }
}

export async function insertCases(tx: Tx, rows: readonly PortfolioRow[]): Promise<void> {
  await tx.insert(portfolioCase).values([...rows])
}

export async function deleteExampleCases(tx: Tx): Promise<void> {
  await tx.delete(portfolioCase).where(eq(portfolioCase.example, true))
}
