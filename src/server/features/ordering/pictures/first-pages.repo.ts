import { sql } from '#/server/platform/db/drizzle.ts'
import type { Placeable } from '#/domain/preflight/placement.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

interface Row extends Record<string, unknown> {
  sha256: string
  pages: readonly Placeable[]
}

/** The boxes of the first two pages of each content that was read, by any version of the reader. A read model. */
export async function firstPagesOf(
  db: DbOrTx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly Placeable[]>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select distinct on (f.sha256) f.sha256, f.first_pages as pages from preflight_facts f
    where f.sha256 = any(${sql.param([...hashes])}::text[]) order by f.sha256, f.read_at desc`)
  return new Map(rows.map(({ sha256, pages }) => [sha256, pages]))
}
