import { and, eq, isNotNull, sql } from '#/server/platform/db/drizzle.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { DesignKind, Mood } from '#/domain/designs/design.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { design, type DesignRow } from './designs.table.ts'

export interface WantedDesigns {
  readonly kind: DesignKind
  readonly product: ProductCode | null
  readonly trim: string | null
  readonly mood: Mood | null
  readonly after: string | null
  readonly limit: number
}

/** As the window shows them, after the design `after` when given. */
export async function pageOfDesigns(db: DbOrTx, wanted: WantedDesigns): Promise<DesignRow[]> {
  const { kind, product, trim, mood, after, limit } = wanted
  return db
    .select()
    .from(design)
    .where(
      and(
        eq(design.kind, kind),
        isNotNull(design.publishedAt),
        product === null ? undefined : sql`${product} = any(${design.products})`,
        trim === null ? undefined : sql`${trim} = any(${design.trims})`,
        mood === null ? undefined : sql`${mood} = any(${design.moods})`,
        after === null ? undefined : sql`(position, id) > (select position, id from design where id = ${after})`,
      ),
    )
    .orderBy(sql`position, id`)
    .limit(limit)
}

/** Also one that has left the window, for those who saved it; whether it may be taken anew is the caller's to ask. */
export async function findDesign(db: DbOrTx, id: string): Promise<DesignRow | null> {
  const [row] = await db.select().from(design).where(eq(design.id, id))
  return row ?? null
}

export async function insertDesigns(tx: Tx, rows: readonly (typeof design.$inferInsert)[]): Promise<void> {
  await tx.insert(design).values([...rows])
}
